import { DatabaseSync } from "node:sqlite";

import { openPublishingPage, publishHeadline } from "./publishing.ts";
import { waitForText } from "./visitors.ts";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./environment.ts").Environment} Environment */

/** Writes the headline of the newest published article. @param {Environment} environment @param {string | null} words @returns {string} the one before. */
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
 * @param {Environment} environment
 * @param {import("./editing.ts").Previews} previews
 * @param {string} words
 * @returns {Promise<string>} what the panel says of the article.
 */
export const publishBesideFault = async (environment, previews, words) => {
  const { page } = previews;
  const title = writeTitle(environment, null);
  try {
    await publishHeadline(previews, words);
    await waitForText(environment.site, words);
    await openPublishingPage(page, environment.panel);
    await page.getByText("Everything is live except one record.").waitFor();

    return await page
      .getByText(/^The article ".*Correct it in the content manager/)
      .first()
      .innerText();
  } finally {
    writeTitle(environment, title);
  }
};
