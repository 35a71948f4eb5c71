import { type Browser, expect, type Page, test } from "@playwright/test";

import { openPanel, panelUrl } from "../support/panel";

// Each test has a separate category, which no page shows before it is published.

const types = "/content-manager/collection-types/api::category.category";

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
const descriptionField = (page: Page) => page.getByRole("textbox", { name: "Description" });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const choice = (page: Page, field: string, words: string) =>
  page.getByRole("radiogroup", { name: field, exact: true }).getByRole("radio", { name: words });

/**
 * Saves, and waits for the response: Strapi's heading shows the new name before it.
 *
 * @param start what starts the request, by default a click on the button.
 */
const save = async (page: Page, start = () => saveButton(page).click()) => {
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await start();
  expect((await saved).status()).toBe(200);
};

/** Creates a category in the panel. @returns its URL in the panel. */
const createCategory = async (page: Page, name: string) => {
  await openPanel(page, `${types}/create`);
  await nameField(page).fill(name);
  await saveButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  return new URL(page.url()).pathname.replace("/admin", "");
};

/** A second window, as on another computer: it has its own storage. */
const openElsewhere = async (browser: Browser, path: string) => {
  const page = await (await browser.newContext()).newPage();
  await openPanel(page, path);
  await expect(nameField(page)).toBeVisible();

  return page;
};

/** Two people change one category; the user of `page` saves last, and gets the conflict. */
const saveBoth = async (page: Page, browser: Browser) => {
  const path = await createCategory(page, `Shared ${Date.now()}`);
  const other = await openElsewhere(browser, path);
  await nameField(other).fill("Words of the first");
  await save(other);
  await other.close();

  await nameField(page).fill("Words of the second");
  await descriptionField(page).fill("Description of the second");
  await saveButton(page).click();
};

test(
  "of two people who save one record, the second sees both versions and chooses for each field",
  { tag: "@smoke" },
  async ({ page, browser }) => {
    await saveBoth(page, browser);

    await expect(page.getByText(/Edith Editor saved this record on/)).toBeVisible();
    await expect(nameField(page)).toHaveValue("Words of the second");
    await page.getByRole("button", { name: "Compare versions" }).click();
    const dialog = page.getByRole("dialog");
    await expect(choice(page, "Name", "Your version: Words of the second")).not.toBeChecked();
    await choice(page, "Name", "Saved by Edith Editor: Words of the first").click();
    await expect(dialog.getByRole("button", { name: "Use my choices" })).toBeDisabled();
    await choice(page, "Description", "Your version: Description of the second").click();
    await dialog.getByRole("button", { name: "Use my choices" }).click();
    await expect(page.getByRole("button", { name: "Compare versions" })).toHaveCount(0);
    await expect(nameField(page)).toHaveValue("Words of the first");
    await expect(descriptionField(page)).toHaveValue("Description of the second");
    await save(page);
    await page.reload();
    await expect(nameField(page)).toHaveValue("Words of the first");
    await expect(descriptionField(page)).toHaveValue("Description of the second");
  },
);

test("the second person takes all of the first person's text", async ({ page, browser }) => {
  await saveBoth(page, browser);
  await page.getByRole("button", { name: "Compare versions" }).click();
  await page.getByRole("button", { name: "Choose all: Saved by Edith Editor" }).click();
  await page.getByRole("button", { name: "Use my choices" }).click();

  await expect(nameField(page)).toHaveValue("Words of the first");
  await page.reload();
  await expect(nameField(page)).toHaveValue("Words of the first");
  await expect(descriptionField(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Show unsaved text" })).toHaveCount(0);
});

test(
  "a save waits for the CMS, and unsaved text is offered after the window was closed",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const path = await createCategory(page, `Kept ${Date.now()}`);
    await context.setOffline(true);
    await nameField(page).fill("Typed while away");
    await saveButton(page).click();
    await expect(page.getByText(/What you typed is kept in this browser/)).toBeVisible();
    await expect(nameField(page)).toHaveValue("Typed while away");
    await save(page, () => context.setOffline(false));

    await nameField(page).fill("Never saved");
    await page.waitForFunction(() => JSON.stringify(localStorage).includes("Never saved"));
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await openPanel(again, path);
    await again.getByRole("button", { name: "Show unsaved text" }).click();
    await again.getByRole("button", { name: "Choose all: Your unsaved text" }).click();
    await again.getByRole("button", { name: "Use my choices" }).click();
    await expect(nameField(again)).toHaveValue("Never saved");

    await save(again);
    await again.waitForFunction(() => !JSON.stringify(localStorage).includes("Never saved"));
    await again.reload();
    await expect(nameField(again)).toHaveValue("Never saved");
    await expect(again.getByRole("button", { name: "Show unsaved text" })).toHaveCount(0);
  },
);

test("unsaved text of a new record is offered until it is saved", async ({ page }) => {
  await openPanel(page, `${types}/create`);
  await nameField(page).fill("A new one, never saved");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("A new one"));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Show unsaved text" }).click();
  await page.getByRole("button", { name: "Choose all: Your unsaved text" }).click();
  await page.getByRole("button", { name: "Use my choices" }).click();
  await saveButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "A new one" })).toBeVisible();

  await page.goto(`${panelUrl}/admin${types}/create`);
  await expect(nameField(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Show unsaved text" })).toHaveCount(0);
});
