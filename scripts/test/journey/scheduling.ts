/** @typedef {import("@playwright/test").Page} Page */

const articles = "content-manager/collection-types/api::article.article";

/** A moment in the time of this machine, as `2026-11-30 14:05`. @param {Date} moment */
const written = (moment) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace("T", " ");

/** @param {Page} page @param {"publishAt" | "unpublishAt"} name @param {Date} moment */
const setTime = async (page, name, moment) => {
  await page.locator(`[name=${name}]`).fill(written(moment));
  await page.keyboard.press("Tab");
};

/** Opens the newest published article. @param {Page} page @param {string} panel @returns {Promise<string>} its slug. */
export const openNewestArticle = async (page, panel) => {
  await page.goto(`${panel}/${articles}`);
  const published = page.getByText("Published", { exact: true });
  const row = page.getByRole("row").filter({ has: published }).first();
  await row.getByRole("gridcell").nth(1).click();
  const slug = page.locator("[name=slug]");
  await slug.waitFor();

  return slug.inputValue();
};

/** @param {Page} page */
const save = async (page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("status").getByText("Saved").first().waitFor();
};

/**
 * Writes an article that is to be published at a time.
 *
 * @param {Page} page of the editor.
 * @param {string} panel
 * @param {{ title: string, at: Date }} article
 * @returns {Promise<string>} its slug, made from the title.
 */
export const scheduleArticle = async (page, panel, { title, at }) => {
  await page.goto(`${panel}/${articles}/create`);
  await page.locator("[name=title]").fill(title);
  const slug = page.locator("[name=slug]");
  await page.getByRole("button", { name: "Regenerate" }).click();
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement | null} */ document.querySelector("[name=slug]")?.value !== "",
  );
  await page.locator("[name=excerpt]").fill("It comes by itself.");
  // The editor of rich text has no role.
  await page.locator(".CodeMirror").first().click();
  await page.keyboard.type("It was **scheduled**.");
  await page.locator("[name=date]").fill(written(at).slice(0, 10));
  await page.keyboard.press("Tab");
  await page.locator("[name='seo.title']").fill(title);
  await page.locator("[name='seo.description']").fill(`${title} comes by itself.`);
  await setTime(page, "publishAt", at);
  await save(page);

  return slug.inputValue();
};

/**
 * Sets the time at which the newest published article is to be taken away.
 *
 * @param {Page} page of the editor.
 * @param {string} panel
 * @param {Date} at
 * @returns {Promise<string>} its slug.
 */
export const scheduleUnpublish = async (page, panel, at) => {
  const slug = await openNewestArticle(page, panel);
  await setTime(page, "unpublishAt", at);
  await save(page);

  return slug;
};
