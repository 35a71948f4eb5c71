import type { Page } from "@playwright/test";

const articles = "content-manager/collection-types/api::article.article";

/** Formats a moment in the machine's time zone, as `2026-11-30T14:05`. */
const formatMoment = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const setTime = async (page: Page, name: "publishAt" | "unpublishAt", moment: Date) => {
  await page.locator(`[name=${name}]`).fill(formatMoment(moment));
  await page.keyboard.press("Tab");
};

/**
 * Opens a published article.
 *
 * @param at its place in the list, the newest at 0: the page Blog features that one.
 * @returns its slug.
 */
export const openArticle = async (page: Page, panel: string, at: number) => {
  await page.goto(`${panel}/${articles}`);
  const published = page.getByText("Published", { exact: true });
  const row = page.getByRole("row").filter({ has: published }).nth(at);
  await row.getByRole("gridcell").nth(1).click();
  const slug = page.locator("[name=slug]");
  await slug.waitFor();

  return slug.inputValue();
};

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("status").getByText("Saved").first().waitFor();
};

/** Writes an article to be published at a time. @returns its slug, which the panel generates. */
export const scheduleArticle = async (
  page: Page,
  panel: string,
  { title, at }: { title: string; at: Date },
) => {
  await page.goto(`${panel}/${articles}/create`);
  await page.locator("[name=title]").fill(title);
  const slug = page.locator("[name=slug]");
  await page.getByRole("button", { name: "Make it from the name again" }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("[name=slug]")?.value !== "",
  );
  await page.locator("[name=excerpt]").fill("It comes by itself.");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("It was **scheduled**.");
  await page.locator("[name=date]").fill(formatMoment(at).slice(0, 10));
  await page.keyboard.press("Tab");
  await page.locator("[name='seo.title']").fill(title);
  await page.locator("[name='seo.description']").fill(`${title} comes by itself.`);
  await setTime(page, "publishAt", at);
  await save(page);

  return slug.inputValue();
};

/** Schedules when an article is unpublished that no other record uses. @returns its slug. */
export const scheduleUnpublish = async (page: Page, panel: string, at: Date) => {
  const slug = await openArticle(page, panel, 1);
  await setTime(page, "unpublishAt", at);
  await save(page);

  return slug;
};
