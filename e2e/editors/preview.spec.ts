import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { createDeferred } from "../support/deferred";
import { callPanel, closeDialog, openPanel, panelUrl, saveRecord } from "../support/panel";

// One after the other: two tests save the home page, and the later of two editors has to compare.
test.describe.configure({ mode: "default" });

const previewUrl = process.env.PREVIEW_URL ?? "http://localhost:9001";

/** Opens the page of a record beside its form. @returns the page in its frame. */
const openPreview = async (page: Page, path: string) => {
  await openPanel(page, `/content-manager/${path}`);
  await page.getByRole("button", { name: "Open preview" }).click();

  return page.frameLocator("iframe[title='Page']");
};

/** The text that is edited in the page. */
const editor = (frame: FrameLocator) => frame.locator("[contenteditable]");

/** Opens a text in the page. Again if the page was still moving: pictures and fonts load later. */
const edit = (frame: FrameLocator, element: Locator) =>
  expect(async () => {
    await element.dblclick({ timeout: 5_000 });
    await expect(editor(frame)).toBeFocused({ timeout: 5_000 });
  }).toPass();

/** Replaces a text in the page. */
const type = async (frame: FrameLocator, element: Locator, words: string) => {
  await edit(frame, element);
  await editor(frame).press("ControlOrMeta+a");
  await editor(frame).pressSequentially(words);
  await editor(frame).press("Enter");
  await expect(editor(frame)).toHaveCount(0);
  await expect(element).toHaveText(words);
};

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const saved = (page: Page) =>
  expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();

test(
  "an editor edits text in the page, and sees it before and after Save",
  { tag: "@smoke" },
  async ({ page }) => {
    const hosts = new Set<string>();
    page.context().on("request", (request) => hosts.add(new URL(request.url()).origin));
    await openPanel(page, "/content-manager/single-types/api::home.home");
    const beside = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Open in a new window" }).click();
    const other = await beside;
    await other.getByRole("heading", { level: 1 }).waitFor();
    // Gone if the page is loaded again.
    await other.evaluate(() => Object.assign(window, { stayed: true }));
    const frame = await openPreview(page, "single-types/api::home.home");

    await expect(other.getByRole("region", { name: "Cookies" })).toHaveCount(0);

    const words = `Changed at ${Date.now()}`;
    const headline = frame.getByRole("heading", { level: 1 });
    await type(frame, headline, words);
    await expect(page.locator("input[name='hero.title']")).toHaveValue(words);
    await expect(other.getByRole("heading", { level: 1 })).not.toHaveText(words);

    await save(page);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(headline).toHaveText(words);
    expect(await other.evaluate(() => "stayed" in window)).toBe(true);
    expect([...hosts].sort()).toEqual([panelUrl, previewUrl].sort());
  },
);

test("what is typed in the form is shown in the page, and Escape takes back", async ({ page }) => {
  const frame = await openPreview(page, "single-types/api::home.home");
  const headline = frame.getByRole("heading", { level: 1 });
  const before = (await headline.textContent()) ?? "";
  const field = page.locator("input[name='hero.title']");
  await expect(field).toHaveValue(before);
  await field.fill("Typed in the form");
  await expect(headline).toHaveText("Typed in the form");

  await edit(frame, headline);
  await expect(frame.getByRole("textbox", { name: "Headline" })).toBeFocused();
  const word = await editor(frame).evaluate(() => String(window.getSelection()).trim());
  expect("Typed in the form".split(" ")).toContain(word);
  await editor(frame).press("ControlOrMeta+End");
  await editor(frame).pressSequentially(", and in the page");
  await expect(field).toHaveValue("Typed in the form, and in the page");
  await editor(frame).press("Escape");
  await expect(field).toHaveValue("Typed in the form");
  await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).focus();
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(field).toHaveValue(before, { timeout: 500 });
  }).toPass();
  await expect(headline).toHaveText(before);
});

test("the menu in the page shows what is typed in its form", async ({ page }) => {
  const frame = await openPreview(page, "single-types/api::menu.menu");
  const entries = frame.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(entries.first()).toBeVisible();
  const before = (await entries.first().textContent()) ?? "";
  await page.getByRole("button", { name: before, exact: true }).first().click();
  await page.locator("input[name='header.0.label']").fill("Typed entry");

  await expect(entries.first()).toHaveText("Typed entry");
  await page.locator("input[name='header.0.label']").fill(before);
  await expect(entries.first()).toHaveText(before);
});

test("an editor changes the label of a link, which keeps its URL", async ({ page }) => {
  const frame = await openPreview(page, "single-types/api::home.home");
  const link = frame.getByRole("main").getByRole("link").first();
  const address = await link.getAttribute("href");
  const words = `Press here ${Date.now()}`;

  await type(frame, link, words);
  await save(page);
  await saved(page);
  await expect(link).toHaveText(words);
  expect(await link.getAttribute("href")).toBe(address);
});

/** Makes a page with these sections. @returns its path in the panel. */
const makePage = async (...sections: object[]) => {
  const { data } = await callPanel<{ data: { documentId: string } }>(
    "POST",
    "content-manager/collection-types/api::page.page",
    { title: `Built ${Date.now()}`, sections },
  );

  return `collection-types/api::page.page/${data.documentId}`;
};
const main = { __component: "sections.main", title: "The headline" };
const text = (title: string) => ({ __component: "sections.text", title, body: "Words." });
const headings = (frame: FrameLocator) =>
  frame.getByRole("main").getByRole("heading", { level: 2 });
const choose = async (frame: FrameLocator, section: string, action: string) => {
  const menu = frame.getByRole("button", { name: section });
  await menu.focus();
  await menu.press("Enter");
  await frame.getByRole("menuitem", { name: action }).press("Enter");
};

test(
  "an editor builds a page in the page, with the keyboard alone",
  { tag: "@smoke" },
  async ({ page }) => {
    const frame = await openPreview(page, await makePage(main, text("First"), text("Second")));
    await expect(headings(frame)).toHaveText(["First", "Second"]);

    await choose(frame, "2. Text: First", "Move down");
    await expect(headings(frame)).toHaveText(["Second", "First"]);
    await expect(frame.getByRole("status").filter({ hasText: "Moved down." })).toBeAttached();
    const tool = (name: string) => frame.getByRole("button", { name });
    await expect(tool("3. Text: First")).toBeFocused();
    const source = (at: number) =>
      [`data-strapi-source`, new RegExp(`path=sections.${at}.title&`)] as const;
    await expect(headings(frame).nth(0)).toHaveAttribute(...source(1));
    await expect(headings(frame).nth(1)).toHaveAttribute(...source(2));
    await choose(frame, "3. Text: First", "Duplicate");
    await expect(headings(frame)).toHaveText(["Second", "First", "First"]);
    await expect(tool("4. Text: First")).toBeFocused();
    await choose(frame, "2. Text: Second", "Delete");
    await expect(headings(frame)).toHaveText(["First", "First"]);
    await expect(tool("2. Text: First")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(headings(frame)).toHaveText(["Second", "First", "First"]);
    await expect(tool("4. Text: First")).toBeAttached();
    await choose(frame, "4. Text: First", "Hide from the website");
    await expect(headings(frame)).toHaveText(["Second", "First"]);
    await expect(tool("4. Text: First (hidden)")).toBeVisible();

    const add = frame.getByRole("button", { name: "Add a section" }).nth(1);
    await add.focus();
    await add.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add a section" });
    await dialog.getByRole("button", { name: "Call to action", exact: true }).press("Enter");
    await expect(frame.getByRole("textbox", { name: "Heading" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tool("3. Call to action")).toBeFocused();
    await expect(headings(frame)).toHaveText(["Second", "‹Heading›", "First"]);

    await save(page);
    await saved(page);
    await expect(headings(frame)).toHaveText(["Second", "‹Heading›", "First"]);
  },
);

test("Tab goes on to the next text of the page, and Shift+Tab back", async ({ page }) => {
  const frame = await openPreview(page, await makePage(main, text("First"), text("Second")));
  const opened = (label: string) => frame.getByRole("textbox", { name: label, exact: true });
  await edit(frame, frame.getByRole("heading", { level: 1 }));
  await editor(frame).press("ControlOrMeta+a");
  await editor(frame).pressSequentially("A new headline");
  await editor(frame).press("Tab");

  await expect(opened("Heading")).toBeFocused();
  await expect(opened("Heading")).toHaveText("First");
  await editor(frame).pressSequentially("Then");
  await editor(frame).press("Tab");
  await expect(opened("Heading")).toHaveText("Second");
  await editor(frame).press("Shift+Tab");
  await expect(opened("Heading")).toHaveText("Then");
  await editor(frame).press("Enter");

  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A new headline");
  await expect(headings(frame)).toHaveText(["Then", "Second"]);
  await expect(page.getByRole("list", { name: "Sections" }).getByRole("button")).toHaveText([
    "1. Hero: A new headline",
    "2. Text: Then",
    "3. Text: Second",
  ]);
});

test("a headline in a page without a hero makes one", async ({ page }) => {
  const frame = await openPreview(page, await makePage(text("First")));
  const headline = frame.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText("‹Headline›");
  await headline.dblclick();

  const rows = page.getByRole("list", { name: "Sections" }).getByRole("button");
  await expect(rows).toHaveText(["1. Hero", "2. Text: First"]);
  await expect(frame.getByRole("textbox", { name: "Headline" })).toBeFocused();
  await page.keyboard.type("A headline");
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("button", { name: "1. Hero: A headline" })).toBeFocused();
  await expect(headline).toHaveText("A headline");
  await expect(rows).toHaveText(["1. Hero: A headline", "2. Text: First"]);
  await save(page);
  await saved(page);
});

test("a new card is in the page with all of its texts, and a chosen form with its fields", async ({
  page,
}) => {
  const cards = {
    ...{ __component: "sections.card-group", title: "Cards", layout: "cards" },
    cards: [{ title: "One" }],
  };
  const form = `Check ${Date.now()}`;
  await callPanel("POST", "content-manager/collection-types/api::form.form", {
    title: form,
    questions: [{ key: "shop", label: "Name of the shop", kind: "text" }],
  });
  const frame = await openPreview(page, await makePage(main, cards));
  const titles = frame.getByRole("main").getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(["One"]);
  await choose(frame, "2. Card group: Cards", "Add to “Cards”");
  const optional = frame.getByText("‹Text (optional)›");
  await expect(frame.getByRole("textbox", { name: "Heading" })).toBeFocused();
  await page.keyboard.type("Two");
  await page.keyboard.press("Enter");
  await expect(titles).toHaveText(["One", "Two"]);
  await expect(optional).toBeVisible();

  const add = frame.getByRole("button", { name: "Add a section" }).last();
  await add.focus();
  await add.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a section" });
  await dialog.getByRole("button", { name: "Form", exact: true }).click();
  await page.getByRole("combobox", { name: /^Form/ }).last().click();
  await page.getByRole("option", { name: form }).click();
  await expect(frame.getByLabel("Name of the shop")).toBeVisible();

  await save(page);
  await saved(page);
  await expect(optional).toHaveCount(0);
  await expect(titles.nth(1)).toHaveText("Two");
});

test("what the page cannot edit is begun from a section's menu, and filled in in the form", async ({
  page,
}) => {
  const frame = await openPreview(page, await makePage({ ...main, text: null }));
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });

  await choose(frame, "1. Hero: The headline", "Add “Introduction”");
  await expect(field("Introduction")).toBeFocused();
  await page.keyboard.type("In one sentence");
  await expect(frame.getByRole("main").getByText("In one sentence")).toBeVisible();

  // A button needs an address, which the page does not show.
  await choose(frame, "1. Hero: The headline", "Add to “Buttons”");
  await expect(field("Label")).toBeFocused();
  await page.keyboard.type("Ask us");
  await expect(page.getByRole("combobox", { name: "Address" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("/contact-us/");
  await expect(frame.getByRole("main").getByRole("link", { name: "Ask us" })).toHaveAttribute(
    "href",
    "/contact-us/",
  );

  // Quotes are not in the page until they have a testimonial.
  await frame.getByRole("button", { name: "Add a section" }).last().press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a section" });
  await dialog.getByRole("button", { name: "Quotes", exact: true }).press("Enter");
  await expect(field("Heading")).toBeFocused();

  await choose(frame, "1. Hero: The headline", "Choose “Picture”");
  await expect(page.getByRole("dialog", { name: "Add files" })).toBeVisible();
});

test("the bar of the page leads to what is missing", async ({ page }) => {
  const frame = await openPreview(page, await makePage(text("First")));
  const inBar = (name: string) => frame.getByRole("status").getByRole("button", { name });
  const sections = page.getByRole("list", { name: "Sections" }).getByRole("button");

  await inBar("Add Search and sharing").click();
  await expect(page.getByRole("textbox", { name: /^Page title/ })).toBeFocused();
  await expect(sections).toHaveText(["1. Text: First", "2. Search and sharing"]);
  await inBar("Add Hero").click();
  await expect(frame.getByRole("textbox", { name: "Headline" })).toBeFocused();
  await page.keyboard.press("Enter");
  await inBar("Sections › 1 (Hero) › Headline: Fill this in.").click();
  await expect(frame.getByRole("textbox", { name: "Headline" })).toBeFocused();
  await page.keyboard.type("A headline");
  await page.keyboard.press("Enter");
  await inBar("Sections › 3 (Search and sharing) › Page title: Fill this in.").click();
  await expect(page.getByRole("textbox", { name: /^Page title/ })).toBeFocused();
});

test("a refused field keeps its error when its section moves", async ({ page }) => {
  await openPanel(page, `/content-manager/${await makePage(main, text("First"), text(""))}`);
  const part = (name: RegExp) => page.getByRole("region", { name });
  const error = page.getByText("This value is required.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(part(/^Text$/).filter({ has: error })).toBeVisible();
  const sections = page.getByRole("list", { name: "Sections" });
  await sections.getByRole("button", { name: "3. Text" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(sections.getByRole("button")).toHaveText([
    "1. Hero: The headline",
    "2. Text: Words.",
    "3. Text: First",
  ]);

  await sections.getByRole("button", { name: "3. Text: First" }).click();
  await page.getByRole("menuitem", { name: "Edit in the form" }).click();
  await expect(part(/^Text - First/)).toBeVisible();
  await expect(part(/^Text$/).filter({ has: error })).toBeVisible();
  await expect(part(/^Text - First/).filter({ has: error })).toHaveCount(0);
});

test("the first press on Publish counts, after something was done in the page", async ({
  page,
}) => {
  const frame = await openPreview(page, await makePage(main, text("First")));
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await expect(publish).toBeEnabled();
  await headings(frame).first().click();
  // As long as a finger presses: Strapi would draw another button meanwhile.
  await publish.click({ delay: 250 });

  // The page lacks what search engines need.
  await expect(page.getByText('needs exactly one "Search and sharing"')).toBeVisible();
});

test("another page in the preview leads back to the page that is edited", async ({ page }) => {
  const frame = await openPreview(page, await makePage(main, text("First")));
  await expect(headings(frame)).toHaveText(["First"]);
  await frame.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).not.toHaveText("The headline");
  await frame.getByRole("link", { name: "Go back to it" }).click();

  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("The headline");
  await expect(frame.getByRole("button", { name: "2. Text: First" })).toBeAttached();
});

test("what is opened from the page gives the focus back to it", async ({ page }) => {
  const frame = await openPreview(page, await makePage(main, text("First"), text("Second")));
  const tool = (name: string) => frame.getByRole("button", { name });
  const dialog = page.getByRole("dialog");

  await choose(frame, "2. Text: First", "Save for other pages");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await closeDialog(page);
  await expect(tool("2. Text: First")).toBeFocused();
  // Where the next key goes: a frame has its own focus, also while the panel has the keys.
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("menuitem", { name: "Move up" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(frame.getByRole("menuitem", { name: "Move up" })).toBeHidden();
  await expect(tool("2. Text: First")).toBeFocused();

  const add = frame.getByRole("button", { name: "Add a section" }).first();
  await add.press("Enter");
  await expect(dialog.getByRole("listitem").first().getByRole("button")).toBeFocused();
  await closeDialog(page);
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Text", exact: true })).toBeVisible();
  // The page has its hero.
  await expect(dialog.getByRole("button", { name: "Hero", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Call to action", exact: true }).press("Enter");
  await expect(frame.getByRole("textbox", { name: "Heading" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tool("2. Call to action")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+s");
  await saved(page);
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("menu", { name: "2. Call to action" })).toBeVisible();
});

test("the page stays where it is when a link leads to another site", async ({ page, context }) => {
  const frame = await openPreview(page, "single-types/api::home.home");
  const mailbox = frame.getByRole("contentinfo").locator("a[href^='mailto:']").first();
  await mailbox.click();
  await expect(mailbox).toHaveAttribute("target", "_blank");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  for (const other of context.pages()) if (other !== page) await other.close();
});

test("the keys that save leave a text of the page open", async ({ page }) => {
  const path = await makePage(main, text("First"));
  const frame = await openPreview(page, path);
  await edit(frame, headings(frame).first());
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Second");
  const sending = createDeferred();
  await page.route(`**/${path.split("/").at(-1)}`, async (route) => {
    if (route.request().method() === "PUT") await sending.promise;
    await route.continue();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.type(" thoughts");
  await expect(editor(frame)).toHaveText("Second thoughts");
  sending.resolve();
  await expect(page.getByText("Saved.", { exact: true }).first()).toBeVisible();
  await expect(editor(frame)).toBeFocused();
  await page.keyboard.type(", written");
  await page.keyboard.press("Enter");
  await expect(headings(frame)).toHaveText(["Second thoughts, written"]);
  await save(page);
  const stored = async () => {
    const { data } = await callPanel<{ data: { sections: { title: string }[] } }>(
      "GET",
      `content-manager/${path}`,
    );

    return data.sections[1]?.title;
  };
  await expect.poll(stored).toBe("Second thoughts, written");
});

test("a page that is opened beside its form is not in the way of the next record", async ({
  page,
}) => {
  await openPreview(page, await makePage(main));
  const preview = page.getByRole("region", { name: "Preview", exact: true });
  await expect(preview).toBeVisible();
  await page.reload();
  await expect(preview).toBeVisible();

  await openPanel(page, `/content-manager/${await makePage(main)}`);
  await expect(page.getByRole("button", { name: "Open preview" })).toBeVisible();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Content", exact: true })).toBeVisible();
});

test("an editor edits the words of a section that is not saved yet", async ({ page }) => {
  const frame = await openPreview(page, await makePage(main, text("First")));
  await choose(frame, "2. Text: First", "Duplicate");
  await expect(frame.getByRole("button", { name: "3. Text: First" })).toBeFocused();
  await type(frame, headings(frame).nth(1), "Second");
  await choose(frame, "3. Text: Second", "Edit in the form");
  const field = page.getByRole("textbox", { name: "Heading" });
  await expect(field).toHaveValue("Second");

  await frame.getByText("Words.").nth(1).dblclick();
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(body).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Other words.");
  await expect(frame.getByText("Other words.")).toBeVisible();
});

test("a section is copied in the page, and pasted in another", async ({ page }) => {
  const frame = await openPreview(page, await makePage(main, text("Copied")));
  await choose(frame, "2. Text: Copied", "Copy");
  await expect(page.getByText("Copied: Text: Copied")).toBeVisible();
  const other = await openPreview(page, await makePage(main, text("First")));
  await choose(other, "1. Hero: The headline", "Paste below: Text: Copied");
  await expect(headings(other)).toHaveText(["Copied", "First"]);
});

test("nothing is lost of what is typed in the page right before and after a save", async ({
  page,
}) => {
  const path = await makePage(main, text("First"), text("Second"));
  const frame = await openPreview(page, path);
  const titles = async () => {
    const { data } = await callPanel<{ data: { sections: { title: string }[] } }>(
      "GET",
      `content-manager/${path}`,
    );

    return data.sections.slice(1).map(({ title }) => title);
  };
  const typeAndSave = async (at: number, words: string, delay: number) => {
    await edit(frame, headings(frame).nth(at));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words, { delay });
    await page.keyboard.press("ControlOrMeta+s");
  };

  for (let round = 1; round <= 3; round += 1) {
    const [one, other] = [`Harbor lights ${round}`, `A slow paper boat ${round}`];
    await typeAndSave(0, one, 0);
    // While the page shows the first save.
    await typeAndSave(1, other, 60);
    await expect(headings(frame)).toHaveText([one, other]);
    await expect.poll(titles).toEqual([one, other]);
    await saved(page);
  }
});

test("two people, one in the page and one in the form, keep each other's words", async ({
  page,
}) => {
  const path = await makePage(main, text("First"));
  const frame = await openPreview(page, path);
  await type(frame, frame.getByRole("heading", { level: 1 }), "Mine");

  const record = `content-manager/${path}`;
  const { data } = await callPanel<{ data: { sections: { title: string }[] } }>("GET", record);
  const sections = data.sections.map((section) =>
    section.title === "First" ? { ...section, title: "Theirs" } : section,
  );
  await callPanel("PUT", record, { sections });

  await expect(headings(frame)).toHaveText(["Theirs"]);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Mine");
  await saveRecord(page);
  const after = await callPanel<{ data: { sections: { title: string }[] } }>("GET", record);
  expect(after.data.sections.map(({ title }) => title)).toEqual(["Mine", "Theirs"]);
});

test("a text open in the page is not written over one that somebody else has saved since", async ({
  page,
}) => {
  const path = await makePage(main, text("First"));
  const frame = await openPreview(page, path);
  await edit(frame, headings(frame).first());

  const record = `content-manager/${path}`;
  type Sections = { data: { sections: { title: string }[] } };
  const { data } = await callPanel<Sections>("GET", record);
  const sections = data.sections.map((section) =>
    section.title === "First" ? { ...section, title: "Theirs" } : section,
  );
  await callPanel("PUT", record, { sections });
  await expect(page.getByRole("button", { name: "2. Text: Theirs" })).toBeVisible({
    timeout: 30_000,
  });

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("M");
  await expect(page.getByText("“Heading” has changed meanwhile")).toContainText("“M”");
  await expect(editor(frame)).toHaveCount(0);
  await expect(headings(frame)).toHaveText(["Theirs"]);
  await saved(page);
});

test("a section moves twice when Down is pressed twice right after a text was edited", async ({
  page,
}) => {
  const sections = [main, text("First"), text("Second"), text("Third"), text("Fourth")];
  const frame = await openPreview(page, await makePage(...sections));
  const add = frame.getByRole("button", { name: "Add a section" }).first();
  await add.focus();
  await add.press("Enter");
  await page.getByRole("dialog", { name: "Add a section" }).press("Escape");

  await type(frame, headings(frame).last(), "Last");
  const down = (section: string) =>
    frame.getByRole("group", { name: section }).getByRole("button", { name: "Move down" });
  await down("Section 2. Text: First").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(down("Section 3. Text: First")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(down("Section 4. Text: First")).toBeFocused();
  await expect(headings(frame)).toHaveText(["Second", "Third", "First", "Last"]);
});

test("a page that cannot show the form has no tools, and says so until it can", async ({
  page,
}) => {
  const frame = await openPreview(page, await makePage(main, text("First"), text("Second")));
  const tool = frame.getByRole("button", { name: "2. Text: First" });
  await expect(tool).toBeAttached();
  const failure = frame.getByText("The page cannot show your changes.");
  await page.route("**/__form?*", (route) => route.fulfill({ status: 503 }));

  await choose(frame, "2. Text: First", "Move down");
  await expect(failure).toBeVisible();
  await expect(headings(frame)).toHaveText(["First", "Second"]);
  await expect(frame.getByRole("button", { name: /^\d\. / })).toHaveCount(0);

  await page.unroute("**/__form?*");
  await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
  await expect(tool).toBeAttached();
  await expect(failure).toHaveCount(0);
});

test("the tools of the page have no faults that axe finds", async ({ page }) => {
  const frame = await openPreview(page, await makePage(main, text("First")));
  await frame.getByRole("button", { name: "2. Text: First" }).press("Enter");
  await expect(frame.getByRole("menu")).toBeVisible();
  await expectAccessible(page, { within: ["iframe[title='Page']", "preview-tools"] });
});

test("the preview of a new article shows its fields, and lists missing ones", async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::article.article/create");
  const title = `Only a title ${Date.now()}`;
  await page
    .getByRole("textbox", { name: /^(title|headline)/i })
    .first()
    .fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Open preview" }).click();
  const frame = page.frameLocator("iframe[title='Page']");

  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
  const issues = frame.getByRole("status").filter({ hasText: "Before this page" });
  await expect(issues).toContainText("Before this page can be published:");
  await expect(frame.getByText("‹Summary›").first()).toBeVisible();
});

test("the page follows the address that a save gives it, and the focus goes there and back", async ({
  page,
}) => {
  await openPanel(page, "/content-manager/collection-types/api::article.article/create");
  await page.getByRole("textbox", { name: /^summary/i }).fill("A summary without a headline");
  await save(page);
  const open = page.getByRole("button", { name: "Open preview" });
  await open.press("Enter");
  await expect(page.getByRole("region", { name: "Preview", exact: true })).toBeFocused();
  const frame = page.frameLocator("iframe[title='Page']");
  const headline = frame.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText("‹Headline›");
  const before = String(await page.locator("iframe[title='Page']").getAttribute("src"));

  const title = `Typed in the page ${Date.now()}`;
  await type(frame, headline, title);
  await save(page);
  await saved(page);
  await expect(page.locator("iframe[title='Page']")).not.toHaveAttribute("src", before);
  await expect(headline).toHaveText(title);

  await page.getByRole("button", { name: "Close preview" }).press("Enter");
  await expect(open).toBeFocused();
});

test("a visitor cannot see drafts", { tag: "@smoke" }, async ({ request }) => {
  for (const path of ["/", "/page-data/index/page-data.json", "/__changes", "/__published/"]) {
    expect((await request.get(previewUrl + path)).status(), path).toBe(403);
  }
  expect((await request.post(`${previewUrl}/__refresh`)).status()).toBe(403);
});

test("a double-click on a picture opens its field in the form", async ({ page }) => {
  const { results } = await callPanel<{ results: { id: number; alternativeText: string }[] }>(
    "GET",
    "upload/files?filters[mime][$in][0]=image/webp&filters[mime][$in][1]=image/jpeg&filters[mime][$in][2]=image/png&filters[alternativeText][$ne]=Decoration",
  );
  const [first, second] = results;
  if (!first || !second) throw new Error("The media library has no two pictures.");
  const card = { title: "A card", image: second.id };
  const cards = { __component: "sections.card-group", title: "Cards", layout: "cards" };
  const path = await makePage({ ...main, image: first.id }, { ...cards, cards: [card] });
  const frame = await openPreview(page, path);

  for (const [{ alternativeText }, at] of [
    [first, "sections.0.image"],
    [second, "sections.1.cards.0.image"],
  ] as const) {
    const picture = frame.getByRole("main").getByRole("img", { name: alternativeText });
    await expect(picture).toHaveAttribute("data-strapi-source", new RegExp(`path=${at}&`));
    await picture.dblclick();
    await expect(page.getByRole("region", { name: "Picture" }).locator(":focus")).toBeVisible();
  }
});
