import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { alone } from "../support/alone.mjs";
import { bringUpCms } from "../support/cms.mjs";
import { command, step } from "../support/command.mjs";
import { Failure } from "../support/failure.mjs";
import { openDatabase } from "./builds/database.ts";
import { publicFolder } from "../support/project.mjs";
import { installBoth } from "../support/set-up.mjs";
import { buildSite } from "../support/site.mjs";
import { testSettings } from "../support/test-settings.mjs";
import { contentChanges } from "./builds/changes.ts";
import { assertSitesEqual } from "./builds/compare.ts";
import { createEditor } from "./builds/editor.ts";

/**
 * Builds the site again and again, and compares the last one with one from nothing.
 *
 * @param {Record<string, string>} settings
 * @param {string} kept a folder for the last one.
 */
const buildAndCompare = async (settings, kept) => {
  const editor = await createEditor(settings);
  const database = openDatabase(settings);
  await step("building the site from nothing", () => buildSite(settings, { full: true }));
  for (const { title, change } of contentChanges) {
    await step(`building on, with ${title}`, async () => {
      await change({ editor, database, settings });
      if (!(await buildSite(settings))) {
        throw new Failure("The build began with nothing, and there was no reason to.");
      }
    });
  }
  cpSync(publicFolder, kept, { recursive: true });
  await step("building the same from nothing", () => buildSite(settings, { full: true }));
  await step(
    "comparing both sites, byte for byte",
    () => assertSitesEqual(kept, publicFolder),
    (same) => same,
  );
  database.close();
};

// `npm run test:builds`: builds that go on from one another while the content contentChanges make the
// same site as one from nothing, byte for byte. About four minutes; the site in public is then
// one of the seed.
await command(async () => {
  await installBoth({ dev: true });
  const { settings } = await testSettings();
  const kept = mkdtempSync(join(tmpdir(), "site-kept-"));
  process.on("exit", () => rmSync(kept, { recursive: true, force: true }));

  await bringUpCms(settings);
  await alone(() => buildAndCompare(settings, kept));
});
