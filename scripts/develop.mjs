import "./support/node-version.mjs";
import { command, step } from "./support/command.mjs";
import { quiet } from "./support/environment.mjs";
import { Failure } from "./support/failure.mjs";
import { start } from "./support/processes.mjs";
import { bin, cmsRoot } from "./support/project.mjs";
import { prepare } from "./support/set-up.mjs";

const waitFor = async (/** @type {string} */ address, /** @type {Promise<number>} */ ended) => {
  let over = false;
  void ended.then(() => (over = true));
  while (!over) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Failure("It stopped while starting: see above.");
};

// `npm run develop`: both halves with hot reload. Strapi restarts when its code or
// its content types change; a POST to /__refresh fetches content anew.
await command(async () => {
  const { settings, cmsPort, sitePort } = await prepare({ SITE_PORT: "8000" });
  const environment = { ...settings, ...quiet, NODE_ENV: "development" };

  const cms = start(
    process.execPath,
    [bin("@strapi/strapi/bin/strapi.js", cmsRoot), "develop", "--no-watch-admin"],
    { cwd: cmsRoot, env: environment, show: true },
  );
  await step("starting the content service", () =>
    waitFor(`http://127.0.0.1:${cmsPort}/_health`, cms.ended),
  );
  const site = start(
    process.execPath,
    [bin("gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", String(sitePort)],
    { env: { ...environment, ENABLE_GATSBY_REFRESH_ENDPOINT: "true" }, show: true },
  );
  await step("starting the site", () => waitFor(`http://127.0.0.1:${sitePort}/`, site.ended));

  console.log(`
  Site             http://localhost:${sitePort} (content anew: curl -X POST http://localhost:${sitePort}/__refresh)
  GraphiQL         http://localhost:${sitePort}/___graphql
  Content service  http://localhost:${cmsPort}/admin
`);
  const ended = await Promise.race([
    cms.ended.then((code) => `The content service ended by itself with code ${code}.`),
    site.ended.then((code) => `The site ended by itself with code ${code}.`),
  ]);
  throw new Failure(ended);
});
