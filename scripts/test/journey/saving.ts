import type { Page } from "@playwright/test";

import type { Environment } from "./environment.ts";

const homeRecord = "content-manager/single-types/api::home.home";

const heading = (page: Page) => page.locator("[name='services.title']");

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

const waitForSaved = (page: Page) => page.getByRole("status").getByText("Saved").first().waitFor();

const openHome = async (page: Page, panel: string) => {
  await page.goto(`${panel}/${homeRecord}`);
  await heading(page).waitFor();
};

const waitForHeading = (page: Page, words: string) =>
  page.waitForFunction(
    (expected) =>
      document.querySelector<HTMLInputElement>("[name='services.title']")?.value === expected,
    words,
  );

/**
 * Two people change one record: the second to save sees both versions, and chooses their own.
 *
 * @returns the panel's message to the second.
 */
export const saveTogether = async (first: Page, second: Page, panel: string) => {
  await openHome(first, panel);
  await openHome(second, panel);
  await second.getByText(/has also had this record open/).waitFor();
  // Before the first saves: an open form takes over what it has not changed.
  await heading(second).fill("Words of the second");
  await heading(first).fill("Words of the first");
  await save(first);
  await waitForSaved(first);

  await save(second);
  const message = await second.getByText(/saved this record on/).innerText();
  await second.getByRole("button", { name: "Compare versions" }).click();
  await second.getByRole("dialog").getByText("Words of the first").waitFor();
  await second.getByRole("button", { name: "Choose all: Your version" }).click();
  await second.getByRole("button", { name: "Use my choices" }).click();
  await waitForHeading(second, "Words of the second");
  await save(second);
  await waitForSaved(second);

  return message;
};

/** Saves while the CMS is down: the form keeps the text, and saves it after the restart. */
export const saveWhileAway = async ({ kill, startCms, panel }: Environment, editor: Page) => {
  await openHome(editor, panel);
  await kill("cms");
  await heading(editor).fill("Typed while it was away");
  await save(editor);
  await editor.getByText(/What you typed is kept in this browser/).waitFor();
  await waitForHeading(editor, "Typed while it was away");
  await startCms();
  await waitForSaved(editor);
  await editor.reload();
  await waitForHeading(editor, "Typed while it was away");
};
