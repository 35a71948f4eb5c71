import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { findChromium } from "./support/chromium.mjs";
import { compileCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { root } from "./support/project.mjs";
import { takeSheets } from "./support/sheets.mjs";
import { serveSite } from "./support/site.mjs";
import { installBoth } from "./support/set-up.mjs";
import { buildForTests } from "./support/stages.mjs";
import { testSettings } from "./support/test-settings.mjs";

// `npm run screenshots`: one sheet for each width and scheme, with the top of every
// kind of page, in docs/screenshots. `npm run screenshots -- http://localhost:9000`
// takes them from a site that is being served already.
await command(async () => {
  const folder = join(root, "docs/screenshots");
  mkdirSync(folder, { recursive: true });

  let address = process.argv[2];
  if (!address) {
    await installBoth();
    const { settings, sitePort } = await testSettings();
    await step("compiling the content service", compileCms);
    await buildForTests(settings);
    await step("serving the site", () => serveSite(settings, sitePort));
    address = `http://localhost:${sitePort}`;
  }

  const site = address;
  const chromium = await step("finding Chromium", findChromium, ({ source }) => source);
  await step("taking the screenshots", () => takeSheets(site, chromium.path, folder));
});
