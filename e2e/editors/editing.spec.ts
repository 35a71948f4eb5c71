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
  // Before the other one saves: an open form takes over what it has not changed.
  await nameField(page).fill("Words of the second");
  await descriptionField(page).fill("Description of the second");
  await nameField(other).fill("Words of the first");
  await save(other);
  await other.close();

  await saveButton(page).click();
};

test(
  "of two people who change one field, the second sees both versions of it and chooses",
  { tag: "@smoke" },
  async ({ page, browser }) => {
    await saveBoth(page, browser);

    await expect(page.getByText(/Edith Editor saved this record on/)).toBeVisible();
    await expect(nameField(page)).toHaveValue("Words of the second");
    await page.getByRole("button", { name: "Compare versions" }).click();
    const dialog = page.getByRole("dialog");
    await expect(choice(page, "Name", "Your version: Words of the second")).not.toBeChecked();
    // Only the second changed the description.
    await expect(dialog.getByRole("radiogroup")).toHaveCount(1);
    await expect(dialog.getByRole("button", { name: "Use my choices" })).toBeDisabled();
    await choice(page, "Name", "Saved by Edith Editor: Words of the first").click();
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

test("what two people change in different fields is merged", async ({ page, browser }) => {
  const path = await createCategory(page, `Merged ${Date.now()}`);
  const other = await openElsewhere(browser, path);
  await descriptionField(page).fill("Description of the second");
  await nameField(other).fill("Name of the first");
  await save(other);

  await expect(page.getByText(/changes in 1 field of the saved version/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(nameField(page)).toHaveValue("Name of the first");
  await expect(descriptionField(page)).toHaveValue("Description of the second");
  // The first saves again, and the second before the form shows it.
  await nameField(other).fill("Name of the first, again");
  await save(other);
  await saveButton(page).click();
  await expect(nameField(page)).toHaveValue("Name of the first, again");
  await expect(descriptionField(page)).toHaveValue("Description of the second");
  await save(page);
  await expect(page.getByText(/of the saved version/)).toHaveCount(0);
  await page.reload();
  await expect(nameField(page)).toHaveValue("Name of the first, again");
  await expect(descriptionField(page)).toHaveValue("Description of the second");
});

test("paragraphs of a text that two people change are merged or chosen one by one", async ({
  page,
  browser,
}) => {
  const text = (one: Page) => one.getByRole("textbox", { name: "Text", exact: true });
  /** Adds words to a paragraph. */
  const write = async (one: Page, paragraph: string, words: string) => {
    await text(one).getByText(paragraph).click();
    await one.keyboard.press("End");
    await one.keyboard.type(words);
  };
  await openPanel(page, "/content-manager/collection-types/api::article.article/create");
  await page.getByRole("textbox", { name: "Headline" }).fill(`Together ${Date.now()}`);
  await text(page).click();
  await page.keyboard.type("Rates for a team.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Days until the launch.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nothing else.");
  await saveButton(page).click();
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  await page.waitForURL(/article\.article\/[a-z0-9]{20,}/);
  const other = await (await browser.newContext()).newPage();
  await openPanel(other, new URL(page.url()).pathname.replace("/admin", ""));
  await write(other, "Rates", " Theirs.");
  await write(other, "Nothing", " Theirs.");
  // Before the other one saves: an open form takes over what it has not changed.
  await write(page, "Days", " Mine.");
  await write(page, "Nothing", " Mine.");
  await save(other);
  await saveButton(page).click();
  await page.getByRole("button", { name: "Compare versions" }).click();
  await choice(page, "Text", "Your version").click();
  await page.getByRole("button", { name: "Use my choices" }).click();

  await expect(text(page)).toHaveText(
    "Rates for a team. Theirs.Days until the launch. Mine.Nothing else. Mine.",
  );
});

test("the second person takes the first person's text where both changed it", async ({
  page,
  browser,
}) => {
  await saveBoth(page, browser);
  await page.getByRole("button", { name: "Compare versions" }).click();
  await page.getByRole("button", { name: "Choose all: Saved by Edith Editor" }).click();
  await page.getByRole("button", { name: "Use my choices" }).click();

  await expect(nameField(page)).toHaveValue("Words of the first");
  await expect(descriptionField(page)).toHaveValue("Description of the second");
  await save(page);
  await page.reload();
  await expect(nameField(page)).toHaveValue("Words of the first");
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

test("what somebody else saves is shown in the open record, and when it is opened again", async ({
  page,
  browser,
}) => {
  const name = `Read ${Date.now()}`;
  const path = await createCategory(page, name);
  const other = await openElsewhere(browser, path);
  await nameField(other).fill(`${name} again`);
  await save(other);
  // The panel asks every ten seconds.
  await expect(nameField(page)).toHaveValue(`${name} again`, { timeout: 30_000 });

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("gridcell", { name: `${name} again` })).toBeVisible();
  await nameField(other).fill(`${name} at last`);
  await save(other);
  await page.getByRole("gridcell", { name: `${name} again` }).click();
  await expect(nameField(page)).toHaveValue(`${name} at last`);
});

test("text that is typed while somebody publishes the record unchanged can be saved", async ({
  page,
  browser,
}) => {
  const path = await createCategory(page, `Published ${Date.now()}`);
  const other = await openElsewhere(browser, path);
  await descriptionField(page).fill("Typed meanwhile");
  await other.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(other.getByText("Published", { exact: true }).first()).toBeVisible();

  // The panel may get a conflict first, and resolve it.
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.ok(),
  );
  await saveButton(page).click();
  await saved;
  await expect(page.getByRole("button", { name: "Compare versions" })).toHaveCount(0);
  await page.reload();
  await expect(descriptionField(page)).toHaveValue("Typed meanwhile");
});

test("unsaved text of a new record is offered until it is saved", async ({ page }) => {
  await openPanel(page, `${types}/create`);
  await nameField(page).fill("A new one, never saved");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("A new one"));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByRole("button", { name: "Show unsaved text" });
  const choose = async (version: string) => {
    await offer.click();
    await page.getByRole("button", { name: `Choose all: ${version}` }).click();
    await page.getByRole("button", { name: "Use my choices" }).click();
  };
  // What is typed before the answer does not replace it.
  await expect(offer).toBeVisible();
  await nameField(page).fill("Typed after the crash");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("Typed after"));
  await expect(offer).toBeVisible();
  await page.reload();
  await choose("Your unsaved text");
  await expect(nameField(page)).toHaveValue("A new one, never saved");
  await choose("In the form");
  await expect(offer).toHaveCount(0);
  await saveButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "A new one" })).toBeVisible();

  await page.goto(`${panelUrl}/admin${types}/create`);
  await expect(nameField(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Show unsaved text" })).toHaveCount(0);
});

test("an open record asks the CMS at most four times a minute", async ({ page }) => {
  const path = await createCategory(page, `Idle ${Date.now()}`);
  await page.clock.install();
  await openPanel(page, path);
  await expect(page.getByRole("heading", { name: "On the website" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) {
      asked.push(new URL(request.url()).pathname);
    }
  });

  // In steps, so that responses arrive in between.
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(4);
  expect([...new Set(asked)]).toEqual([path.replace(/.*(?=api::)/, "/open-records/")]);
});
