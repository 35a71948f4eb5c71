import { readFileSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { buildSite, startWarm } from "../../../publisher/build/build.ts";
import { hashFiles } from "../../../publisher/build/inputs.ts";
import { createWarmGatsby } from "../../../publisher/build/warm-gatsby.ts";
import { listFiles } from "../../../publisher/files.ts";
import { withLock } from "../../../publisher/lock.ts";
import { publicDir } from "../../../publisher/project.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { step } from "../../lib/print.ts";

import { openDatabase } from "../builds/database.ts";

const slug = "apps-that-work-offline";
const words = "With a changed title";

const hashOfSite = async () => {
  const files = await listFiles(publicDir);

  return hashFiles(files.map((path) => join(publicDir, path)));
};

/**
 * Changes a title in the CMS of the built site, and changes it back: the Gatsby that waits builds both, and
 * the site is in the end as `gatsby build` made it.
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
    const built = await hashOfSite();
    const build = async () => {
      const { kind } = await buildSite(settings, { warm });
      if (kind !== "warm") throw new OperatorError(`The build was ${kind}, not warm.`);
    };
    const page = join(publicDir, "blog", slug, "index.html");

    await step("starting a Gatsby that waits", () => startWarm(settings, warm));
    await step("building a change with it, and the change back", async () => {
      rename(title, words);
      await build();
      if (!readFileSync(page, "utf8").includes(words)) {
        throw new OperatorError("The page does not have the changed title.");
      }
      rename(words, title);
      await build();
      if ((await hashOfSite()) !== built) {
        throw new OperatorError("The site is not as before: run --part builds, which names files.");
      }
    });
    database.close();
    await warm.stop();
  });
