import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { findChromium } from "./support/chromium.mjs";
import { command, step } from "./support/command.mjs";
import { root } from "./support/project.mjs";
import { servedSite } from "./support/served-site.mjs";
import { takeSheets } from "./support/sheets.mjs";

// `npm run screenshots`: one sheet for each width and scheme, with the top of every
// kind of page, in docs/screenshots. `npm run screenshots -- http://localhost:9000`
// takes them from a site that is being served already.
await command(async () => {
  const folder = join(root, "docs/screenshots");
  mkdirSync(folder, { recursive: true });
  const site = await servedSite(process.argv[2]);
  const chromium = await step("finding Chromium", findChromium, ({ source }) => source);
  await step("taking the screenshots", () => takeSheets(site, chromium.path, folder));
});
