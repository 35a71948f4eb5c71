import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { runCommand } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { startDraftServer } from "../lib/draft-server.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";

import { captureGuide } from "./screenshots/editing.ts";
import { takeContactSheets } from "./screenshots/sheets.ts";

// Writes to docs/screenshots a sheet of all kinds of pages for each width and
// color scheme, and the pictures of docs/editing.md, with a content service and a site of its own.
// With an address, it takes only the sheets, from the site that is served there.
await runCommand(async () => {
  const folder = join(projectDir, "docs/screenshots");
  mkdirSync(folder, { recursive: true });
  const { address, settings } = await getTestSite(process.argv[2]);
  const { path } = await step("finding Chromium", findChromium, ({ source }) => source);
  await step("sheets of all kinds of pages", () => takeContactSheets(address, path, folder));

  if (settings) {
    await step("starting the draft server", () => startDraftServer(settings));
    await step("the pictures of docs/editing.md", () =>
      captureGuide(settings.STRAPI_API_URL ?? "", settings, path),
    );
  }
});
