import { parseArgs } from "node:util";

import { alone } from "./support/alone.mjs";
import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { installBoth } from "./support/set-up.mjs";
import { publishRelease } from "./support/publish-release.mjs";
import { release, releasesFolder } from "./support/releases.mjs";

// `npm run release`: builds the site and shows it to visitors. With `-- --built` it takes the
// site that is built already; with `-- --full` the build begins with nothing.
await command(async () => {
  await installBoth();
  const environment = readEnvironment();
  const releases = releasesFolder(environment);
  const { values } = parseArgs({
    options: {
      full: { type: "boolean" },
      built: { type: "boolean" },
    },
  });
  const { id, pages } = values.built
    ? await step("making the release", () => alone((signal) => release(environment, { signal })))
    : await step("building the site and releasing it", () => publishRelease(environment, values));
  console.log(`\nVisitors get ${id} with ${pages} pages now, from ${releases}/current/site.`);
});
