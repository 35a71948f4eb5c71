import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { startPreviewServer } from "../lib/preview-server.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";

import { captureGuide } from "./screenshots/capture-guide.ts";
import { takeContactSheets } from "./screenshots/sheets.ts";

// Writes to docs/screenshots a sheet of all page types for each width and color scheme, and the
// screenshots of docs/editing.md, with a separate CMS and site. With a URL, it writes only the
// sheets, of that site.
await runMain(async () => {
  const folder = join(projectDir, "docs/screenshots");
  mkdirSync(folder, { recursive: true });
  const { address, settings } = await getTestSite(process.argv[2]);
  const { path } = await step("finding Chromium", findChromium, ({ source }) => source);
  await step("sheets of all page types", () => takeContactSheets(address, path, folder));

  if (settings) {
    await step("starting the preview server", () => startPreviewServer(settings));
    await step("screenshots of docs/editing.md", () => captureGuide(settings, path));
  }
});
