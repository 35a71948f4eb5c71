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
import { openDatabase } from "../builds/database.ts";

const slug = "apps-that-work-offline";
const words = "With a changed title";
/** A job opening of the sample that has a last day, and a time after it. */
const opening = { slug: "platform-engineer", over: "2027-05-02T00:00:00.000Z" };

const readPage = (path: string) => readFileSync(join(publicDir, path, "index.html"), "utf8");

/**
 * Changes a title in the CMS of the built site, at a time when a job opening is over, and changes it back:
 * the Gatsby that waits builds both, and the site is in the end as `gatsby build` made it.
 */
export const testWarmBuild = (settings: Settings) =>
  withLock(async () => {
    const warm = createWarmGatsby();
    const database = openDatabase(settings);
    const rename = (from: string, to: string) =>
      database
        .prepare("UPDATE articles SET title = replace(title, ?, ?) WHERE slug = ?")
        .run(from, to, slug);
    const [row] = database.prepare("SELECT title FROM articles WHERE slug = ?").all(slug);
    const { title } = row as { title: string };
    const built = mkdtempSync(join(tmpdir(), "built-site-"));
    cpSync(publicDir, built, { recursive: true });
    const build = async (time: Settings = {}) => {
      const { kind } = await buildSite({ ...settings, ...time }, { warm });
      if (kind !== "warm") throw new OperatorError(`The build was ${kind}, not warm.`);
    };
    await step("starting a Gatsby that waits", () => startWarm(settings, warm));
    await step("building a change with it, and the change back", async () => {
      rename(title, words);
      await build({ BUILD_TIME: opening.over });
      if (!readPage(`blog/${slug}`).includes(words)) {
        throw new OperatorError("The page does not have the changed title.");
      }
      if (readPage(`careers/${opening.slug}`).includes("Apply for this position")) {
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
