import { measureRelease } from "./bench-build/measure.mjs";
import { compileCms, startCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { copyProject } from "./support/copy-project.mjs";
import { Failure } from "./support/failure.mjs";
import { addArticles, openDatabase } from "./support/generated-articles.mjs";
import { installBoth } from "./support/set-up.mjs";
import { testSettings } from "./support/test-settings.mjs";

// `npm run bench:build`: how long a release takes with 100, 1,000 and 5,000 generated articles
// beside the seed, the first and the one after a changed word, and what it holds in memory. Other
// sizes: `npm run bench:build -- 10 100`. In a copy of the project, with a content service and a
// database of its own; nothing is left of them.
const longest = 20_000;
const sizes = (process.argv.length > 2 ? process.argv.slice(2) : ["100", "1000", "5000"])
  .map(Number)
  .sort((a, b) => a - b);

/** @param {number} number */
const round = (number) => Number(number.toPrecision(3));

/** @typedef {{ articles: number, first: number, changed: number, megabytes: number, load: number }} Result */

/** @param {string[]} cells */
const row = (cells) => console.log(`  ${cells.map((cell) => cell.padStart(18)).join("")}`);

/** @param {Result[]} results */
const print = (results) => {
  console.log();
  row(["articles", "first release", "one changed word", "memory", "load"]);
  for (const { articles, first, changed, megabytes, load } of results) {
    const memory = megabytes > 0 ? `${megabytes} MB` : "unknown";
    row([String(articles), `${round(first)} s`, `${round(changed)} s`, memory, load.toFixed(1)]);
  }
  const [least, second, beforeMost, most] = [...results.slice(0, 2), ...results.slice(-2)];
  if (!least || !second || !beforeMost || !most || least === most) return;
  const each = (/** @type {number} */ seconds, /** @type {number} */ articles) =>
    `Each article more costs ${round((seconds / articles) * 1000)} ms`;
  const changed = each(most.changed - least.changed, most.articles - least.articles);
  console.log(`\n  ${changed} after a changed word.`);
  // The first release begins with nothing, and the others go on.
  if (second === most) return;
  const more = most.articles - beforeMost.articles - (second.articles - least.articles);
  const longer = most.first - most.changed - (second.first - second.changed);
  if (more > 0) console.log(`  ${each(longer, more)} besides when it is new.`);
};

await command(async () => {
  if (!sizes.every((size) => Number.isInteger(size) && size > 0 && size <= longest)) {
    throw new Failure(`Sizes are whole numbers from 1 to ${longest}: npm run bench:build -- 100.`);
  }
  await installBoth({ dev: true });
  const { settings: given } = await testSettings();
  const settings = {
    ...given,
    CMS_ADMIN_PANEL: "false",
    STRAPI_TIMEOUT: "60000",
  };
  await step("compiling the content service", compileCms);
  await step("starting it with the seed", () => startCms(settings));
  // Pictures that were made before are kept in front of a builder, too.
  const copy = copyProject([
    "src",
    "scripts",
    "delivery",
    "static",
    ".pictures",
    ".share-pictures",
  ]);
  const database = openDatabase(settings);

  /** @type {Result[]} */
  const results = [];
  for (const articles of sizes) {
    await step(`writing articles, up to ${articles}`, () => addArticles(database, articles));
    const first = await step("a release with them", () => measureRelease(copy, settings));
    // One in the middle: the newest is among what to read next of all others.
    database
      .prepare("UPDATE articles SET title = title || ' changed', updated_at = ? WHERE slug = ?")
      .run(Date.now(), `generated-article-${Math.ceil(articles / 2)}`);
    const changed = await step("a release after one changed word", () =>
      measureRelease(copy, settings),
    );
    results.push({
      articles,
      first: first.seconds,
      changed: changed.seconds,
      megabytes: Math.max(first.megabytes, changed.megabytes),
      load: Math.max(first.load, changed.load),
    });
  }
  database.close();
  print(results);
});
