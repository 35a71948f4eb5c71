/** @typedef {import("@playwright/test").Page} Page */

/** Where the home page is written in the panel. */
const homeRecord = "content-manager/single-types/api::home.home";

/**
 * Opens the previews of the home page, as an editor has them side by side.
 *
 * @param {Page} page of the editor.
 * @param {string} panel
 */
export const openPreviews = async (page, panel) => {
  await page.goto(`${panel}/${homeRecord}`);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open in a new window" }).click();
  const beside = await opening;
  await beside.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("link", { name: "Open preview", exact: true }).click();
  const frame = page.frameLocator("iframe");
  // The panel's script puts a layer over the page.
  await frame.locator("#strapi-preview-overlay").waitFor({ state: "attached" });

  return { page, beside, headline: frame.getByRole("heading", { level: 1 }) };
};

/** @typedef {Awaited<ReturnType<typeof openPreviews>>} Previews */

/** Where an element is on the screen. @param {import("@playwright/test").Locator} element */
const boxOf = async (element) => {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the screen.`);

  return box;
};

/**
 * Writes the headline in the page itself.
 *
 * @param {Previews} previews
 * @param {string} words
 */
export const writeHeadline = async ({ page, headline }, words) => {
  const { x, y } = await boxOf(headline);
  // The panel's layer is above it, and takes the mouse.
  await page.mouse.dblclick(x + 40, y + 15);
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.fill(words);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "hidden" });
};

/**
 * Waits until a page shows the headline, looking at every frame it draws.
 *
 * @param {Page} page
 * @param {string} words
 */
const seesHeadline = (page, words) =>
  page.waitForFunction((wanted) => document.querySelector("h1")?.textContent === wanted, words, {
    polling: "raf",
  });

/**
 * Saves, and waits until the window beside shows it.
 *
 * @param {Previews} previews
 * @param {string} words
 * @returns {Promise<number>} how long that took, in milliseconds.
 */
export const measureSave = async (previews, words) => {
  await writeHeadline(previews, words);
  const button = previews.page.getByRole("button", { name: "Save", exact: true });
  // Windows behind another draw a frame a second: to wait until the button stands still takes
  // two of them, which nobody who saves does.
  await button.click({ trial: true });
  const { x, y, width, height } = await boxOf(button);
  const begin = performance.now();
  await previews.page.mouse.click(x + width / 2, y + height / 2);
  await seesHeadline(previews.beside, words);
  const time = performance.now() - begin;
  await previews.page.getByRole("button", { name: "Save", exact: true, disabled: true }).waitFor();

  return time;
};
