import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { buildSite, startWarm } from "../../../publisher/build/build.ts";
import { createWarmGatsby } from "../../../publisher/build/warm-gatsby.ts";
import { withLock } from "../../../publisher/lock.ts";
import { publicDir } from "../../../publisher/project.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { step } from "../../lib/print.ts";

import { assertSitesEqual } from "../builds/compare.ts";
import { type Database, openDatabase } from "../builds/database.ts";

const dayMs = 24 * 60 * 60 * 1000;
const words = "With a changed title";
const form = "Apply for this position";

const readPage = (path: string) => readFileSync(join(publicDir, path, "index.html"), "utf8");

/** A job opening whose page has the form until its last day, and a time after it; undefined if there is none. */
const findOpening = (database: Database) => {
  const rows = database
    .prepare(
      "SELECT slug, closes_on AS day FROM job_openings WHERE published_at IS NOT NULL AND closes_on IS NOT NULL",
    )
    .all() as { slug: string; day: string }[];
  const row = rows.find(({ slug }) => readPage(`careers/${slug}`).includes(form));

  return row && { ...row, over: new Date(Date.parse(row.day) + 2 * dayMs).toISOString() };
};

/**
 * Changes a title in the CMS of the built site, at a time when a job opening is over, and changes it back:
 * the Gatsby that waits builds both, and the site is in the end as `gatsby build` made it.
 *
 * @throws {OperatorError} if the CMS has no published article.
 */
export const testWarmBuild = (settings: Settings) =>
  withLock(async () => {
    const warm = createWarmGatsby();
    const database = openDatabase(settings);
    const [row] = database
      .prepare("SELECT slug, title FROM articles WHERE published_at IS NOT NULL ORDER BY slug")
      .all();
    if (!row) throw new OperatorError("The test of a warm build needs a published article.");
    const { slug, title } = row as { slug: string; title: string };
    const rename = (from: string, to: string) =>
      database
        .prepare("UPDATE articles SET title = replace(title, ?, ?) WHERE slug = ?")
        .run(from, to, slug);
    const opening = findOpening(database);
    const built = mkdtempSync(join(tmpdir(), "built-site-"));
    cpSync(publicDir, built, { recursive: true });
    const build = async (time: Settings = {}) => {
      const { kind } = await buildSite({ ...settings, ...time }, { warm });
      if (kind !== "warm") throw new OperatorError(`The build was ${kind}, not warm.`);
    };
    await step("starting a Gatsby that waits", () => startWarm(settings, warm));
    await step("building a change with it, and the change back", async () => {
      rename(title, words);
      await build(opening && { BUILD_TIME: opening.over });
      if (!readPage(`blog/${slug}`).includes(words)) {
        throw new OperatorError("The page does not have the changed title.");
      }
      if (opening && readPage(`careers/${opening.slug}`).includes(form)) {
        throw new OperatorError("The page of a job opening whose last day is over has its form.");
      }
      rename(words, title);
      await build();
      await assertSitesEqual(publicDir, built);
    });
    rmSync(built, { recursive: true });
    database.close();
    await warm.stop();
  });
