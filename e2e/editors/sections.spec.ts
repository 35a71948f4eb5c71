import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { createDeferred } from "../support/deferred";
import { callPanel, closeDialog, openPanel } from "../support/panel";

const pages = "/content-manager/collection-types/api::page.page";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary").filter({ hasText: "Sections" });
const list = (page: Page) => page.getByRole("list", { name: "Sections" });
const rows = (page: Page) => list(page).getByRole("button");
const choose = async (page: Page, section: string | RegExp, action: string | RegExp) => {
  await list(page).getByRole("button", { name: section }).click();
  await page.getByRole("menuitem", { name: action }).click();
};
const add = async (page: Page, kind: string) => {
  await button(page, "Add a section").click();
  await page.getByRole("dialog").getByRole("button", { name: kind, exact: true }).click();
};
const names = (page: Page) => rows(page).allTextContents();

/** A new page that is not saved, with the section panel. */
const openNewPage = async (page: Page) => {
  await openPanel(page, `${pages}/create`);
  await expect(panel(page).getByText("There are no sections yet.")).toBeVisible();
};

test(
  "sections are added, moved, duplicated, deleted and undone, by keyboard as well",
  { tag: "@smoke" },
  async ({ page }) => {
    await openNewPage(page);
    await add(page, "Text");
    await add(page, "Quotes");
    await expect.poll(() => names(page)).toEqual(["1. Text", "2. Quotes"]);
    await expectAccessible(page, { within: "ol[aria-label='Sections']" });

    await choose(page, "2. Quotes", "Move up");
    await expect.poll(() => names(page)).toEqual(["1. Quotes", "2. Text"]);
    await choose(page, "2. Text", "Duplicate");
    await expect.poll(() => names(page)).toEqual(["1. Quotes", "2. Text", "3. Text"]);
    await choose(page, "1. Quotes", "Delete");
    await expect.poll(() => names(page)).toEqual(["1. Text", "2. Text"]);
    await expect(list(page).getByRole("button", { name: "1. Text" })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Deleted: Quotes" })).toHaveCount(1);

    await button(page, "Undo (Ctrl+Z)").click();
    await expect.poll(() => names(page)).toEqual(["1. Quotes", "2. Text", "3. Text"]);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => names(page)).toEqual(["1. Quotes", "2. Text"]);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect.poll(() => names(page)).toEqual(["1. Quotes", "2. Text", "3. Text"]);

    await list(page).getByRole("button", { name: "3. Text" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
    await expect.poll(() => rows(page).count()).toBe(3);
  },
);

test("the button of the form has the same sections, with what the team saved", async ({ page }) => {
  await openNewPage(page);
  await button(page, "Add to Sections").click();
  const dialog = page.getByRole("dialog", { name: "Add a section" });
  await expect(dialog.getByRole("button", { name: "Search and sharing" })).toBeVisible();
  await dialog.getByRole("button", { name: "Quotes", exact: true }).click();
  await expect.poll(() => names(page)).toEqual(["1. Quotes"]);
  await expect(button(page, "Quotes").and(page.locator("h3 > *"))).toBeFocused();
});

test("a new item of a list is seen from its start, and takes the keys", async ({ page }) => {
  await openNewPage(page);
  await add(page, "Card group");
  await button(page, "Add an item").click();
  const items = page.getByRole("region").getByRole("textbox", { name: "Heading" });
  await expect(items.last()).toBeFocused();
  await page.keyboard.type("Second");
  await expect(items.last()).toHaveValue("Second");
  await expect(button(page, "Second").and(page.locator("h3 > *"))).toBeInViewport();
});

test("a hidden section stays in the page, and visitors do not get it", async ({ page }) => {
  await openNewPage(page);
  await add(page, "Text");
  await add(page, "Quotes");
  await add(page, "Hero");
  // A page starts with it.
  await expect.poll(() => names(page)).toEqual(["1. Hero", "2. Text", "3. Quotes"]);
  await choose(page, "2. Text", "Hide from the website");
  await expect.poll(() => names(page)).toEqual(["1. Hero", "2. Text (hidden)", "3. Quotes"]);
  await expect(page.getByRole("heading", { level: 3, name: /^Text.* \(hidden\)/ })).toBeVisible();
  await list(page).getByRole("button", { name: "1. Hero" }).click();
  for (const action of ["Move down", "Duplicate"]) {
    await expect(page.getByRole("menuitem", { name: action })).toBeDisabled();
  }
  await expect(page.getByRole("menuitem", { name: "Hide" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const name = page.getByRole("textbox", { name: "Name" }).first();
  await name.fill(`Hidden ${Date.now()}`);
  // Only Save saves.
  await name.press("Enter");
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && response.url().includes("api::page.page"),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const { data } = (await (await saved).json()) as { data: { sections: { hidden?: boolean }[] } };
  expect(data.sections.map(({ hidden }) => hidden)).toEqual([undefined, true, false]);

  await expect.poll(() => names(page)).toEqual(["1. Hero", "2. Text (hidden)", "3. Quotes"]);
  const hidden = page.getByRole("heading", { level: 3, name: / \(hidden\)/ });
  await choose(page, "3. Quotes", "Move up");
  await expect.poll(() => names(page)).toEqual(["1. Hero", "2. Quotes", "3. Text (hidden)"]);
  await choose(page, /^3\. Text/, "Show on the website");
  await expect.poll(() => names(page)).toEqual(["1. Hero", "2. Quotes", "3. Text"]);
  await expect(hidden).toHaveCount(0);
  await choose(page, "3. Text", "Hide from the website");
  await expect(hidden).toHaveText(/^Text/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expect(hidden).toHaveText(/^Text/);
});

test("a section is saved under a name, and added to another page", async ({ page }) => {
  const name = `Spring offer ${Date.now()}`;
  await openNewPage(page);
  await add(page, "Text");
  await page.getByRole("textbox", { name: "Heading" }).first().fill("What spring costs");
  await choose(page, "1. Text: What spring costs", "Hide from the website");
  await choose(page, /^1\. Text/, "Save for other pages");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Name" });
  await expect(field).toHaveValue("Text: What spring costs");
  await expect(field).toBeFocused();
  await closeDialog(page);
  await expect(rows(page)).toBeFocused();
  await choose(page, /^1\. Text/, "Save for other pages");
  await expect(field).toBeFocused();
  // What is there is selected.
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Saved: ${name}.`)).toBeVisible();
  // The dialog's form is inside the record's, which it does not save.
  await expect(page).toHaveURL(/\/create/);

  await page.reload();
  await page.getByRole("button", { name: "Add a section" }).click();
  await dialog.getByRole("button", { name: `${name} (Text)` }).click();
  // Shown there, although it was hidden where it was saved.
  await expect.poll(() => names(page)).toEqual(["1. Text: What spring costs"]);

  await page.getByRole("button", { name: "Add a section" }).click();
  await dialog.getByRole("button", { name: `Delete “${name}” from the saved sections` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByRole("button", { name: `${name} (Text)` })).toHaveCount(0);
});

test("several sections are saved under one name, and added together", async ({ page }) => {
  const name = `Spring offers ${Date.now()}`;
  await openNewPage(page);
  await add(page, "Text");
  await page.getByRole("textbox", { name: "Heading" }).first().fill("What spring costs");
  await add(page, "Quotes");
  await expect.poll(() => names(page)).toEqual(["1. Text: What spring costs", "2. Quotes"]);
  await choose(page, /^1\. Text/, "Save for other pages");
  const dialog = page.getByRole("dialog");
  const saved = dialog.getByRole("checkbox");
  await expect(saved.nth(0)).toBeChecked();
  await expect(saved.nth(1)).not.toBeChecked();
  await dialog.getByRole("checkbox", { name: "2. Quotes" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Save 2 sections" }).click();
  await expect(page.getByText(`Saved: ${name}.`)).toBeVisible();

  await page.reload();
  await add(page, "Accordion");
  await page.getByRole("button", { name: "Add a section" }).click();
  await dialog.getByRole("button", { name: `${name} (Text, Quotes)` }).click();
  await expect
    .poll(() => names(page))
    .toEqual(["1. Accordion", "2. Text: What spring costs", "3. Quotes"]);
});

test("a section is copied into another record, with the records that it shows", async ({
  page,
  context,
}) => {
  const types = "content-manager/collection-types";
  type Saved = { data: { documentId: string; id: number } };
  const { data: quote } = await callPanel<Saved>("POST", `${types}/api::testimonial.testimonial`, {
    quote: "They called back.",
    name: "Grace Copied",
  });
  const { data: source } = await callPanel<Saved>("POST", `${types}/api::page.page`, {
    title: `Source ${Date.now()}`,
    sections: [
      {
        __component: "sections.quotes",
        title: "What clients say",
        testimonials: { connect: [{ documentId: quote.documentId, id: quote.id }] },
      },
    ],
  });

  const other = await context.newPage();
  await openNewPage(other);
  await openPanel(page, `${pages}/${source.documentId}`);
  await choose(page, "1. Quotes: What clients say", "Copy");
  await expect(page.getByText("Copied: Quotes: What clients say")).toBeVisible();

  // Also in a form that was open before.
  await button(other, /^Paste at the end: Quotes: What clients say/).click();
  await expect.poll(() => names(other)).toEqual(["1. Quotes: What clients say"]);
  await expect(other.getByText("Grace Copied").first()).toBeVisible();
  const title = `Target ${Date.now()}`;
  await other.getByRole("textbox", { name: "Name" }).first().fill(title);
  const saved = other.waitForResponse(
    (response) =>
      response.request().method() === "POST" && response.url().includes("api::page.page"),
  );
  await other.getByRole("button", { name: "Save", exact: true }).click();
  const { data: target } = (await (await saved).json()) as {
    data: { documentId: string; sections: { id: number; title: string }[] };
  };
  expect(target.sections.map((section) => section.title)).toEqual(["What clients say"]);
  const { results } = await callPanel<{ results: { documentId: string }[] }>(
    "GET",
    `content-manager/relations/sections.quotes/${target.sections[0]?.id}/testimonials`,
  );
  expect(results.map(({ documentId }) => documentId)).toEqual([quote.documentId]);
});

test("a field keeps the keys when they save the record", async ({ page }) => {
  const { data } = await callPanel<{ data: { documentId: string } }>(
    "POST",
    "content-manager/collection-types/api::page.page",
    { title: `Typed ${Date.now()}`, sections: [] },
  );
  await openPanel(page, `${pages}/${data.documentId}`);
  const name = page.getByRole("textbox", { name: "Name" }).first();
  await name.fill("One");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  const sending = createDeferred();
  await page.route(`**/api::page.page/${data.documentId}`, async (route) => {
    if (route.request().method() === "PUT") await sending.promise;
    await route.continue();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.type(" two");
  await expect(name).toHaveValue("One two");
  sending.resolve();
  await expect(page.getByText("Saved.", { exact: true }).first()).toBeVisible();
  await page.keyboard.type(" three");
  await expect(name).toHaveValue("One two three");
  await expect(name).toBeFocused();
});

test("the sections that are open stay open when the record is saved", async ({ page }) => {
  const { data } = await callPanel<{ data: { documentId: string } }>(
    "POST",
    "content-manager/collection-types/api::page.page",
    {
      title: `Long ${Date.now()}`,
      sections: [
        { __component: "sections.text", title: "First", body: "Words." },
        {
          __component: "sections.card-group",
          title: "Second",
          cards: [{ title: "One" }, { title: "Two" }],
        },
      ],
    },
  );
  await openPanel(page, `${pages}/${data.documentId}`);
  await page.getByRole("button", { name: "Card group - Second", exact: true }).click();
  await page.getByRole("button", { name: "Two", exact: true }).click();
  const field = page.locator("input[name='sections.1.cards.1.title']");
  await field.fill("Two, changed");
  await field.press("ControlOrMeta+s");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expect(field).toHaveValue("Two, changed");
  await expect(field).toBeFocused();
  await expect(page.locator("input[name='sections.0.title']")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeInViewport();
});
