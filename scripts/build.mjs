import { alone } from "./support/alone.mjs";
import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { installBoth } from "./support/set-up.mjs";
import { buildSite } from "./support/site.mjs";

// `npm run build`: the site, from the content service of STRAPI_API_URL. It goes on from the last
// build where that is safe; `npm run build -- --full` begins with nothing.
await command(async () => {
  await installBoth();
  const full = process.argv.includes("--full");
  await step("building the site", () =>
    alone(() => buildSite(readEnvironment(), { show: true, full })),
  );
});
