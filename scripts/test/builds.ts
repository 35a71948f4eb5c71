import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildSite } from "../../publisher/build/build.ts";
import { OperatorError } from "../../common/operator-error.ts";
import { withLock } from "../../publisher/lock.ts";
import { runMain } from "../../publisher/process.ts";
import { publicDir } from "../../publisher/project.ts";
import { buildAndStartCms } from "../lib/cms.ts";
import { step } from "../lib/print.ts";
import { testSettings } from "./lib/test-settings.ts";

import { contentChanges } from "./builds/changes.ts";
import { assertSitesEqual } from "./builds/compare.ts";
import { openDatabase } from "./builds/database.ts";
import { createEditor } from "./builds/editor.ts";

/** @param incrementalDir a folder for the incrementally built site. */
const buildAndCompare = async (settings: Record<string, string>, incrementalDir: string) => {
  const editor = await createEditor(settings);
  const database = openDatabase(settings);
  await step("building the site in full", () => buildSite(settings, { full: true }));
  for (const { title, change } of contentChanges) {
    await step(`incremental build: ${title}`, async () => {
      await change({ editor, database, settings });
      const { incremental } = await buildSite(settings);
      if (!incremental) {
        throw new OperatorError("The build was full instead of incremental.");
      }
    });
  }
  cpSync(publicDir, incrementalDir, { recursive: true });
  await step("building the same content in full", () => buildSite(settings, { full: true }));
  await step(
    "comparing both sites, byte for byte",
    () => assertSitesEqual(incrementalDir, publicDir),
    (files) => files,
  );
  database.close();
};

// Checks that incremental builds with changing content result in the same site as a full build,
// byte for byte. Takes about four minutes, and leaves a site of the changed seed in public.
await runMain(async () => {
  const { settings } = await testSettings();
  const incrementalDir = mkdtempSync(join(tmpdir(), "site-incremental-"));
  process.on("exit", () => rmSync(incrementalDir, { recursive: true, force: true }));

  await buildAndStartCms(settings);
  await withLock(() => buildAndCompare(settings, incrementalDir));
});
