import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { exportContent } from "../../src/content/moving/export-content";
import { importContent } from "../../src/content/moving/import-content";

import { partsOfExport, readFolder, writeParts } from "../support/import-parts";
import { startInProcess } from "../support/in-process";
import { temporaryFolder } from "../support/service";

/** Runs a task in a CMS of its own. */
const inCms = async <T>(
  settings: Record<string, string>,
  task: (strapi: Awaited<ReturnType<typeof startInProcess>>["strapi"]) => Promise<T>,
): Promise<T> => {
  const cms = await startInProcess(settings);
  try {
    return await task(cms.strapi);
  } finally {
    await cms.stop();
  }
};

test("an export that is imported into an empty CMS exports the same files", async () => {
  const parent = temporaryFolder("export");
  const [first, second] = [join(parent, "first"), join(parent, "second")];
  const seeded = await inCms({ CMS_SEED: "true" }, async (strapi) => {
    const full = join(parent, "full");
    mkdirSync(full);
    writeFileSync(join(full, "notes.txt"), "");
    await assert.rejects(exportContent(strapi, full), /is not empty: pass a new folder/);
    const report = await exportContent(strapi, first);
    const articles = await strapi.db
      .query("api::article.article")
      .count({ where: { publishedAt: { $notNull: true } } });

    return { report, articles };
  });
  const files = readFolder(first);

  assert.ok(seeded.report.records > 100);
  assert.deepEqual(seeded.report.missing, []);
  assert.equal(readdirSync(join(first, "article")).length, seeded.articles);
  assert.ok(files.has("site.md"));
  assert.deepEqual(readdirSync(parent).sort(), ["first", "full"], "nothing unfinished");

  const folder = writeParts(
    partsOfExport(first),
    Object.fromEntries(
      [...files]
        .filter(([path]) => path.startsWith("pictures/"))
        .map(([path, content]) => [path.slice("pictures/".length), content]),
    ),
  );
  await inCms({}, async (strapi) => {
    const report = await importContent(strapi, folder);
    assert.deepEqual([report.drafts, report.leftOut], [[], []]);
    assert.equal(report.published, seeded.report.records);
    await exportContent(strapi, second);
    const again = await importContent(strapi, folder);
    assert.deepEqual([again.created, again.updated, again.skipped], [0, 0, seeded.report.records]);
  });

  const copies = readFolder(second);
  assert.deepEqual([...copies.keys()], [...files.keys()]);
  for (const [path, content] of files) {
    const copy = copies.get(path);
    if (path.endsWith(".md")) assert.equal(String(copy), String(content), path);
    else assert.ok(copy?.equals(content), path);
  }
});
