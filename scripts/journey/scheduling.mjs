/** @typedef {import("@playwright/test").Page} Page */

const articles = "content-manager/collection-types/api::article.article";

/** As the panel writes dates and times in American English. @param {Date} moment */
const written = (moment) => ({
  date: moment.toLocaleDateString("en-US", { year: "numeric", month: "2-digit", day: "2-digit" }),
  time: moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }),
});

/** @param {Page} page @param {"Publish at" | "Unpublish at"} label @param {Date} moment */
const setTime = async (page, label, moment) => {
  const group = page.getByRole("group", { name: label, exact: true });
  const { date, time } = written(moment);
  await group.getByRole("combobox", { name: "Choose date" }).fill(date);
  await page.keyboard.press("Tab");
  await group.getByRole("combobox", { name: "Choose time" }).fill(time);
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
export const writeScheduled = async (page, panel, { title, at }) => {
  await page.goto(`${panel}/${articles}/create`);
  await page.locator("[name=title]").fill(title);
  const slug = page.locator("[name=slug]");
  await page.getByRole("button", { name: "Regenerate" }).click();
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement | null} */ (document.querySelector("[name=slug]"))?.value !== "",
  );
  await page.locator("[name=excerpt]").fill("It comes by itself.");
  // The editor of rich text has no role.
  await page.locator(".CodeMirror").first().click();
  await page.keyboard.type("It was **scheduled**.");
  await page.locator("[name=date]").fill(written(at).date);
  await page.keyboard.press("Tab");
  await page.locator("[name='seo.title']").fill(title);
  await page.locator("[name='seo.description']").fill(`${title} comes by itself.`);
  await setTime(page, "Publish at", at);
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
export const scheduleRemoval = async (page, panel, at) => {
  const slug = await openNewestArticle(page, panel);
  await setTime(page, "Unpublish at", at);
  await save(page);

  return slug;
};
