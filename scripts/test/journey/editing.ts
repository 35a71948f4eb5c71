import type { Locator, Page } from "@playwright/test";

const homeRecord = "content-manager/single-types/api::home.home";

/** Opens the page beside the form, where it stays open from one record to the next. */
const openBeside = async (page: Page) => {
  const open = page.getByRole("button", { name: "Open preview", exact: true });
  const close = page.getByRole("button", { name: "Close preview", exact: true });
  await open.or(close).first().waitFor();
  if (await open.isVisible()) await open.click();
  await close.waitFor();
};

/** Opens both previews of the home page: in the editor's window and in a separate one. */
export const openPreviews = async (page: Page, panel: string) => {
  await page.goto(`${panel}/${homeRecord}`);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open in a new window" }).click();
  const beside = await opening;
  await beside.getByRole("heading", { level: 1 }).waitFor();
  await openBeside(page);
  const frame = page.frameLocator("iframe[title='Page']");

  return { page, frame, beside, headline: frame.getByRole("heading", { level: 1 }) };
};

export type Previews = Awaited<ReturnType<typeof openPreviews>>;

const boxOf = async (element: Locator) => {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the screen.`);

  return box;
};

/** Edits the headline in the preview. */
export const writeHeadline = async ({ frame, headline }: Previews, words: string) => {
  await headline.dblclick();
  const field = frame.locator("[contenteditable]");
  await field.fill(words);
  await field.press("Enter");
  await field.waitFor({ state: "detached" });
};

/** Waits until a page shows the headline, checking every frame. */
const waitForHeadline = (page: Page, words: string) =>
  page.waitForFunction((wanted) => document.querySelector("h1")?.textContent === wanted, words, {
    polling: "raf",
  });

/** Saves. @returns the milliseconds until the other window shows the change. */
export const measureSave = async (previews: Previews, words: string) => {
  await writeHeadline(previews, words);
  const button = previews.page.getByRole("button", { name: "Save", exact: true });
  // Playwright waits two frames until the button is stable, and a covered window draws one a
  // second: the trial keeps that wait out of the measured time.
  await button.click({ trial: true });
  const { x, y, width, height } = await boxOf(button);
  const begin = performance.now();
  await previews.page.mouse.click(x + width / 2, y + height / 2);
  await waitForHeadline(previews.beside, words);
  const time = performance.now() - begin;
  await previews.page.getByRole("button", { name: "Save", exact: true, disabled: true }).waitFor();

  return time;
};
