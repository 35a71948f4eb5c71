import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { installBoth } from "./support/set-up.mjs";
import { buildSite } from "./support/site.mjs";

// `npm run build`: the site, from scratch, from the content service of STRAPI_API_URL. Nothing
// of an earlier build is kept.
await command(async () => {
  await installBoth();
  await step("building the site", () => buildSite(readEnvironment(), { show: true }));
});
