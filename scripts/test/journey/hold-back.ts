import { DatabaseSync } from "node:sqlite";

import type { Previews } from "./editing.ts";
import type { Environment } from "./environment.ts";
import { openWebsitePage, publishHeadline } from "./publishing.ts";
import { waitForText } from "./visitors.ts";

/** Changes the title of the newest published article. @returns the previous one. */
const writeTitle = ({ settings }: Environment, title: string | null) => {
  const database = new DatabaseSync(settings.DATABASE_FILE ?? "");
  const where = "published_at is not null order by id desc limit 1";
  try {
    const found = database.prepare(`select id, title from articles where ${where}`).get();
    database.prepare("update articles set title = ? where id = ?").run(title, Number(found?.id));

    return String(found?.title);
  } finally {
    database.close();
  }
};

/**
 * Publishes the headline while an invalid article is published, written to the database since the
 * panel refuses it: the headline goes live.
 *
 * @returns the panel's message about the article.
 */
export const publishBesideFault = async (
  environment: Environment,
  previews: Previews,
  words: string,
) => {
  const { page } = previews;
  const title = writeTitle(environment, null);
  try {
    await publishHeadline(previews, words);
    await waitForText(environment.site, words);
    await openWebsitePage(page, environment.panel);
    await page.getByText("Everything is live except one record.").waitFor();

    return await page
      .getByText(/^The article ".*Correct it in the content manager/)
      .first()
      .innerText();
  } finally {
    writeTitle(environment, title);
  }
};
