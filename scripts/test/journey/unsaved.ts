/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./environment.ts").Environment} Environment */

const home = "content-manager/single-types/api::home.home";

/** @param {Page} page */
const heading = (page) => page.locator("[name='services.title']");

/** @param {Page} page */
const pressSave = (page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** @param {Page} page @param {string} panel */
const openHome = async (page, panel) => {
  await page.goto(`${panel}/${home}`);
  await heading(page).waitFor();
};

/** @param {Page} page @param {string} words */
const waitForHeading = (page, words) =>
  page.waitForFunction(
    (expected) =>
      /** @type {HTMLInputElement | null} */ document.querySelector("[name='services.title']")
        ?.value === expected,
    words,
  );

/**
 * Two people change one page: the second to save sees both versions, and keeps their own.
 *
 * @param {Page} first
 * @param {Page} second
 * @param {string} panel
 * @returns {Promise<string>} what the second is told.
 */
export const saveTogether = async (first, second, panel) => {
  await openHome(first, panel);
  await openHome(second, panel);
  await second.getByText(/has this open, too/).waitFor();
  await heading(first).fill("Words of the first");
  await pressSave(first);
  await first.getByRole("status").getByText("Saved").first().waitFor();

  await heading(second).fill("Words of the second");
  await pressSave(second);
  const told = await second.getByText(/saved this on/).innerText();
  await second.getByRole("button", { name: "Compare versions" }).click();
  await second.getByRole("dialog").getByText("Words of the first").waitFor();
  await second.getByRole("button", { name: "Keep what I typed" }).click();
  await waitForHeading(second, "Words of the second");
  await pressSave(second);
  await second.getByRole("status").getByText("Saved").first().waitFor();

  return told;
};

/**
 * Saves while the content service is dead: what was typed stays, and is saved when it is back.
 *
 * @param {Environment} environment
 * @param {Page} editor
 */
export const saveWhileAway = async ({ kill, startCms, panel }, editor) => {
  await openHome(editor, panel);
  await kill("cms");
  await heading(editor).fill("Typed while it was away");
  await pressSave(editor);
  await editor.getByText(/What you typed is kept in this browser/).waitFor();
  await waitForHeading(editor, "Typed while it was away");
  await startCms();
  await editor.getByRole("status").getByText("Saved").first().waitFor();
  await editor.reload();
  await waitForHeading(editor, "Typed while it was away");
};
