import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { installBoth } from "./support/set-up.mjs";
import { release, releasesFolder } from "./support/releases.mjs";
import { buildSite } from "./support/site.mjs";

// `npm run release`: builds the site and shows it to visitors. With `-- --built` it takes the
// site that is built already.
await command(async () => {
  await installBoth();
  const environment = readEnvironment();
  const releases = releasesFolder(environment);
  if (!process.argv.includes("--built")) {
    await step("building the site", () => buildSite(environment));
  }
  const { id, pages } = await step("making the release", () => release(releases));
  console.log(`\nVisitors get ${id} with ${pages} pages now, from ${releases}/current/site.`);
});
