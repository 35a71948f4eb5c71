import { once } from "node:events";

import { buildAdminPanel, hasAdminPanel } from "./support/admin-panel.mjs";
import { alone } from "./support/alone.mjs";
import { compileCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { quiet } from "./support/environment.mjs";
import { Failure } from "./support/failure.mjs";
import { startPreview } from "./support/preview.mjs";
import { isStopping, start } from "./support/processes.mjs";
import { bin, cmsRoot } from "./support/project.mjs";
import { prepare } from "./support/set-up.mjs";
import { waitFor } from "./support/wait.mjs";

// `npm run develop`: both halves with hot reload. Strapi restarts when its code or
// its content types change; a POST to /__refresh fetches the content again.
await command(async () => {
  const { settings, cmsAddress, sitePort } = await prepare({
    defaults: { SITE_PORT: "8000" },
    dev: true,
  });
  const environment = { ...settings, ...quiet, NODE_ENV: "development" };

  if (!hasAdminPanel(settings)) {
    await step("compiling the content service", compileCms);
    await step("building the admin panel", () => buildAdminPanel(settings));
  }
  const cms = start(
    process.execPath,
    [
      bin("@strapi/strapi/bin/strapi.js", cmsRoot),
      "develop",
      "--no-watch-admin",
      "--no-build-admin",
    ],
    { cwd: cmsRoot, env: environment, show: true },
  );
  /** Rejects when the content service ends: nothing goes on without it. @type {Promise<never>} */
  const cmsEnded = cms.ended.then((code) => {
    throw new Failure(`The content service ended by itself with code ${code}: see above.`);
  });
  await step("starting the content service", () =>
    Promise.race([waitFor(`${cmsAddress}/_health`, cms), cmsEnded]),
  );
  await step("starting the draft server", () => startPreview(environment));

  await alone(async () => {
    // The site ends when the content lacks something, which an editor then adds in the
    // content service: that one stays, and the site is started as often as it takes.
    for (;;) {
      const site = start(
        process.execPath,
        [bin("gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(sitePort)],
        { env: { ...environment, ENABLE_GATSBY_REFRESH_ENDPOINT: "true" }, show: true },
      );
      const answering = waitFor(`http://127.0.0.1:${sitePort}/`, site);
      if ((await Promise.race([answering, cmsEnded])) === "answers") {
        console.log(`
  Site             http://localhost:${sitePort} (refresh content: curl -X POST http://localhost:${sitePort}/__refresh)
  GraphiQL         http://localhost:${sitePort}/___graphql
  Content service  ${cmsAddress}/admin
  Previews         ${settings.PREVIEW_URL} (of the last build, opened from the content service)
`);
      }

      const code = await Promise.race([site.ended, cmsEnded]);
      if (isStopping()) return;
      console.log(`
The site ended by itself with code ${code}: see above. The content service runs on at
${cmsAddress}/admin. Enter starts the site again, Ctrl-C stops both.`);
      await Promise.race([once(process.stdin, "data"), cmsEnded]);
      process.stdin.pause();
    }
  });
});
