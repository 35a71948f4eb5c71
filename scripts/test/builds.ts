import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { alone } from "../support/alone.mjs";
import { bringUpCms } from "../support/cms.mjs";
import { command, step } from "../support/command.mjs";
import { Failure } from "../support/failure.mjs";
import { publicFolder } from "../support/project.mjs";
import { installBoth } from "../support/set-up.mjs";
import { buildSite } from "../support/site.mjs";
import { testSettings } from "../support/test-settings.mjs";

import { contentChanges } from "./builds/changes.ts";
import { assertSitesEqual } from "./builds/compare.ts";
import { openDatabase } from "./builds/database.ts";
import { createEditor } from "./builds/editor.ts";

/** @param copy a folder that takes the site before it is built from nothing. */
const buildAndCompare = async (settings: Record<string, string>, copy: string) => {
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
  cpSync(publicFolder, copy, { recursive: true });
  await step("building the same from nothing", () => buildSite(settings, { full: true }));
  await step(
    "comparing both sites, byte for byte",
    () => assertSitesEqual(copy, publicFolder),
    (files) => files,
  );
  database.close();
};

// `npm run test:builds`: builds that go on from one another while the content changes make the
// same site as a build from nothing, byte for byte. Takes about four minutes, and leaves a site of
// the changed seed in public.
await command(async () => {
  await installBoth({ dev: true });
  const { settings } = await testSettings();
  const copy = mkdtempSync(join(tmpdir(), "site-kept-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));

  await bringUpCms(settings);
  await alone(() => buildAndCompare(settings, copy));
});
