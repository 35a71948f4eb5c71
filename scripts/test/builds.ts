import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type BuildKind, buildSite, startWarm } from "../../publisher/build/build.ts";
import { createWarmGatsby } from "../../publisher/build/warm-gatsby.ts";
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

/**
 * @param incrementalDir a folder for the site that is built change by change.
 * @param expected how each change is built.
 */
const buildAndCompare = async (
  settings: Record<string, string>,
  incrementalDir: string,
  expected: BuildKind,
) => {
  const editor = await createEditor(settings);
  const database = openDatabase(settings);
  const warm = expected === "warm" ? createWarmGatsby() : undefined;
  await step("building the site in full", () => buildSite(settings, { full: true }));
  if (warm) await step("starting a Gatsby that waits", () => startWarm(settings, warm));
  for (const { title, change } of contentChanges) {
    await step(`${expected} build: ${title}`, async () => {
      await change({ editor, database, settings });
      const { kind } = await buildSite(settings, { warm });
      if (kind !== expected) throw new OperatorError(`The build was ${kind}, not ${expected}.`);
    });
  }
  await warm?.stop();
  cpSync(publicDir, incrementalDir, { recursive: true });
  await step("building the same content in full", () => buildSite(settings, { full: true }));
  await step(
    "comparing both sites, byte for byte",
    () => assertSitesEqual(incrementalDir, publicDir),
    (files) => files,
  );
  database.close();
};

// Checks that warm or incremental builds with changing content result in the same site as a full build,
// byte for byte. Takes about four minutes, and leaves a site of the changed seed in public.
await runMain(async () => {
  const [expected] = process.argv.slice(2);
  if (expected !== "warm" && expected !== "incremental") {
    throw new OperatorError("Usage: node scripts/test/builds.ts warm|incremental");
  }
  const { settings } = await testSettings();
  const incrementalDir = mkdtempSync(join(tmpdir(), "site-incremental-"));
  if (!process.env.KEEP)
    process.on("exit", () => rmSync(incrementalDir, { recursive: true, force: true }));

  await buildAndStartCms(settings);
  await withLock(() => buildAndCompare(settings, incrementalDir, expected));
});
