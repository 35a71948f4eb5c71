import { DatabaseSync } from "node:sqlite";

import { openWebsite, publishHeadline } from "./publishing.mjs";
import { untilVisible } from "./visitors.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./stage.mjs").Stage} Stage */

/** Writes the headline of the newest published article. @param {Stage} stage @param {string | null} words @returns {string} the one before. */
const writeTitle = ({ settings }, words) => {
  const database = new DatabaseSync(settings.DATABASE_FILE ?? "");
  const where = "published_at is not null order by id desc limit 1";
  try {
    const found = database.prepare(`select id, title from articles where ${where}`).get();
    database.prepare("update articles set title = ? where id = ?").run(words, Number(found?.id));

    return String(found?.title);
  } finally {
    database.close();
  }
};

/**
 * Publishes the headline while an article is published that no page can be made of, as the panel
 * would refuse to: the headline goes live, and the panel names the article.
 *
 * @param {Stage} stage
 * @param {import("./editing.mjs").Previews} previews
 * @param {string} words
 * @returns {Promise<string>} what the panel says of the article.
 */
export const publishBesideFault = async (stage, previews, words) => {
  const { page } = previews;
  const title = writeTitle(stage, null);
  try {
    await publishHeadline(previews, words);
    await untilVisible(stage.site, words);
    await openWebsite(page, stage.panel);
    await page.getByText("Everything is live except one record.").waitFor();

    return await page
      .getByText(/^The article ".*Correct it in the content manager/)
      .first()
      .innerText();
  } finally {
    writeTitle(stage, title);
  }
};
