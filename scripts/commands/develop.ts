import { once } from "node:events";

import { buildAdminPanel, hasAdminPanel } from "./support/admin-panel.mjs";
import { alone } from "./support/alone.mjs";
import { command, step } from "./support/command.mjs";
import { developCms } from "./support/develop-cms.mjs";
import { developSite } from "./support/develop-site.mjs";
import { quiet } from "./support/environment.mjs";
import { startPreview } from "./support/preview.mjs";
import { isStopping } from "./support/processes.mjs";
import { prepare } from "./support/set-up.mjs";

// `npm run develop`: both halves with hot reload, started side by side. The content service
// restarts when its code or its content types change; what is published there appears on the
// site.
await command(async () => {
  const { settings, cmsAddress, sitePort } = await prepare({
    // A line for each request, and for each setting that only production needs, would hide errors.
    defaults: { SITE_PORT: "8000", CMS_LOG_LEVEL: "error" },
  });
  const environment = { ...settings, ...quiet, NODE_ENV: "development" };

  await alone(async () => {
    /** @type {ReturnType<typeof developSite> | undefined} */
    let site;
    /** @type {() => void} */
    let siteWasTried = () => undefined;
    /** @type {Promise<void>} */
    const siteTried = new Promise((resolve) => (siteWasTried = resolve));
    const buildPanel = async () => {
      if (hasAdminPanel(settings)) return;
      // The site comes first: both together would keep a developer waiting.
      await siteTried;
      await step("building the admin panel", () => buildAdminPanel(settings));
    };
    /** Rejects when something fails without which the site cannot go on. */
    const failed = developCms(environment, () => site?.refresh()).then(({ ended }) =>
      Promise.all([
        ended,
        step("starting the draft server", () => startPreview(environment)),
        buildPanel(),
      ]),
    );

    // The site ends when the content lacks something, which an editor then adds in the
    // content service: that one stays, and the site is started as often as it takes.
    for (;;) {
      site = developSite(environment, sitePort);
      const started = step("starting the site", site.started).then(
        () => true,
        () => false,
      );
      if (await Promise.race([started, failed])) {
        console.log(`
  Site             http://localhost:${sitePort}
  GraphiQL         http://localhost:${sitePort}/___graphql
  Content service  ${cmsAddress}/admin
  Previews         ${settings.PREVIEW_URL} (of the last build, opened from the content service)
`);
      }
      siteWasTried();

      const code = await Promise.race([site.ended, failed]);
      if (isStopping()) return;
      console.log(`\n${await site.lastWords()}
The site ended with code ${String(code)}. The content service continues at ${cmsAddress}/admin.
Enter starts the site again, Ctrl-C stops both.`);
      await Promise.race([once(process.stdin, "data"), failed]);
      process.stdin.pause();
    }
  });
});
