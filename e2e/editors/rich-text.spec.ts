import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";

import { callPanel, openPanel } from "../support/panel";
import { paste } from "../support/paste";

const articles = "/content-manager/collection-types/api::article.article";

const textBox = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const setKind = (page: Page, kind: string) =>
  page.getByRole("combobox", { name: "Kind of paragraph" }).selectOption(kind);

/** The Markdown that will be saved. */
const readMarkdown = async (page: Page) => {
  await press(page, "Show Markdown");
  const markdown = await textBox(page).inputValue();
  await press(page, "Show formatting");

  return markdown;
};

const openNewArticle = async (page: Page) => {
  await openPanel(page, `${articles}/create`);
  await textBox(page).click();
};

test("an editor writes headings, lists, links, a table, code and a picture without a sign", async ({
  page,
}) => {
  await openNewArticle(page);
  await setKind(page, "Heading 2");
  await page.keyboard.type("What it costs");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ask ");
  await press(page, "Bold");
  await page.keyboard.type("early");
  await press(page, "Bold");
  await page.keyboard.type(", see ");

  await press(page, "Link");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByRole("textbox", { name: "Link text" }).fill("our work");
  const address = dialog.getByRole("combobox", { name: "Page or address" });
  await address.fill("Portfolio");
  await address.press("Enter");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");

  await press(page, "Bulleted list");
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");

  await setKind(page, "Code");
  await page.getByRole("textbox", { name: "Language" }).fill("ts");
  await textBox(page).locator("pre").click();
  await page.keyboard.type("const a = 1;");
  await page.keyboard.press("ArrowDown");

  await press(page, "Table");
  await page.keyboard.type("Step");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Days");
  await press(page, "Delete column");
  await expect(textBox(page).getByRole("columnheader")).toHaveCount(2);
  await press(page, "Row below");
  await expect(textBox(page).getByRole("row")).toHaveCount(4);

  const markdown = await readMarkdown(page);
  expect(markdown).toContain(
    "## What it costs\n\nAsk **early**, see [our work](/portfolio/).\n\n- one\n- two",
  );
  expect(markdown).toContain("```ts\nconst a = 1;\n```");
  expect(markdown).toMatch(/\| Step \|/);
});

test("a text pasted from Word keeps its headings, lists, links and tables", async ({ page }) => {
  await openNewArticle(page);
  await paste(
    textBox(page),
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
    <h1>Offer<o:p></o:p></h1>
    <p class=MsoNormal>For <b><span lang=EN-US>Harbor</span></b>, <a href="https://example.com/">by us</a>.</p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>first</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>below it</p>
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>Step</p></td><td><p>Days</p></td></tr><tr><td><p>Plan</p></td><td><p>5</p></td></tr></table>
    <p class=MsoNormal><img src="file:///C:/clip_image001.png"></p>
    <!--EndFragment--></body></html>`,
  );

  await expect(page.getByText("A picture was not inserted")).toBeVisible();
  const markdown = await readMarkdown(page);
  expect(markdown).toBe(
    "## Offer\n\nFor **Harbor**, [by us](https://example.com/).\n\n- first\n  - below it\n\n| Step | Days |\n| - | - |\n| Plan | 5 |",
  );
});

test("Markdown that the editor cannot draw stays Markdown", async ({ page }) => {
  await openNewArticle(page);
  await press(page, "Show Markdown");
  const text = "A heading\nof two lines\n---\n";
  await textBox(page).fill(text);
  await press(page, "Show formatting");

  await expect(page.getByText("only Markdown can express")).toBeVisible();
  await expect(textBox(page)).toHaveValue(text);
});

test("an editor inserts a picture, describes it, and links it", async ({ page }) => {
  await openNewArticle(page);
  await press(page, "Picture");
  const library = page.getByRole("dialog");
  await library
    .getByRole("checkbox", { name: /\.(png|jpe?g|webp|avif)/i })
    .first()
    .click();
  await library.getByRole("button", { name: "Finish", exact: true }).click();
  const picture = textBox(page).getByRole("img");
  await expect(picture).toBeVisible();

  await picture.click();
  await page.getByRole("textbox", { name: "Alternative text" }).fill("A harbor at night");
  await expect(picture).toHaveAttribute("alt", "A harbor at night");
  await picture.click();
  await press(page, "Link");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog
    .getByRole("combobox", { name: "Page or address" })
    .fill("https://www.youtube.com/watch?v=a_b");
  await dialog.getByRole("button", { name: "Set the link" }).click();
  await expect(dialog).toHaveCount(0);

  expect(await readMarkdown(page)).toMatch(
    /^\[!\[A harbor at night\]\(\S*\/uploads\/\S+\)\]\(https:\/\/www\.youtube\.com\/watch\?v=a_b\)$/,
  );
});

test("a picture that is uploaded in the dialog is selected, and inserted", async ({ page }) => {
  await openNewArticle(page);
  await press(page, "Picture");
  const library = page.getByRole("dialog");
  await library.getByRole("button", { name: "Finish", exact: true }).click();
  await expect(page.getByText("No picture is selected: check its box.")).toBeVisible();

  await library.getByRole("button", { name: "Add more files" }).click();
  const name = `Harbor ${Date.now()}.png`;
  await library.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "image/png",
    buffer: await sharp({
      create: { width: 800, height: 500, channels: 3, background: "#124" },
    })
      .png()
      .toBuffer(),
  });
  await library.getByRole("button", { name: /^Upload 1/ }).click();
  await expect(library.getByRole("button", { name: "Finish", exact: true })).toBeVisible();
  await library.getByRole("button", { name: "Finish", exact: true }).click();

  // Without an alternative text, it has no role.
  await expect(textBox(page).locator("img[src*='/uploads/']")).toBeVisible();
  expect(await readMarkdown(page)).toMatch(/^!\[.*\]\(\S*\/uploads\/\S+\.png\)$/);
});

test("the dialog for links names an address that no page has, and offers the nearest", async ({
  page,
}) => {
  await openNewArticle(page);
  await press(page, "Link");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByRole("combobox", { name: "Page or address" });
  const notice = dialog.getByText("No page of the website has this address.");
  await address.fill("/engagement-models/");
  await expect(notice).toBeVisible();
  await dialog.getByRole("button", { name: "/engagement/" }).click();
  await expect(address).toHaveValue("Engagement models");
  await expect(dialog.getByText("Page at /engagement/")).toBeVisible();
  await expect(notice).toHaveCount(0);

  await address.fill("/later/");
  await expect(notice).toBeVisible();
  await dialog.getByRole("button", { name: "Set the link" }).click();
  expect(await readMarkdown(page)).toBe("[/later/](/later/)");
});

test("the dialog for links lists pages with their kind and state, also by keyboard", async ({
  page,
}) => {
  const now = Date.now();
  const title = `Night harbor ${now}`;
  await callPanel("POST", articles.slice(1), { title, slug: `night-harbor-${now}` });
  await openNewArticle(page);
  await press(page, "Link");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByRole("combobox", { name: "Page or address" });
  await page.keyboard.type(title.toLowerCase());
  const option = page.getByRole("listbox").getByRole("option");
  await expect(option).toHaveText(`${title}DraftArticle · /blog/night-harbor-${now}/`);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(option).toHaveCount(0);
  await expect(address).toHaveValue(title);
  await expect(dialog.getByText("This page is not published yet.")).toBeVisible();

  // Escape closes the list before the dialog, and Tab leaves it.
  await address.fill("/about");
  await expect(option.first()).toContainText("Page · /about-us/");
  await page.keyboard.press("Escape");
  await expect(option).toHaveCount(0);
  await expect(address).toHaveValue("/about");
  await page.keyboard.type("-us/");
  await expect(option.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(option).toHaveCount(0);
  await expect(dialog.getByRole("textbox", { name: "Link text" })).toBeFocused();
  await page.keyboard.type("us");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" and ");

  await press(page, "Link");
  await address.fill("about");
  await page.getByRole("option", { name: "Page · /about-us/" }).click();
  await expect(address).toHaveValue("About us");
  await page.keyboard.press("Enter");
  expect(await readMarkdown(page)).toBe("[us](/about-us/) and [About us](/about-us/)");
});

test("a canceled dialog gives the focus back to the text", async ({ page }) => {
  await openNewArticle(page);
  const cancel = () =>
    page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).click();

  await press(page, "Picture");
  await cancel();
  await expect(textBox(page)).toBeFocused();

  await press(page, "Link");
  await expect(page.getByRole("combobox", { name: "Page or address" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(textBox(page)).toBeFocused();

  await press(page, "Link");
  await press(page, "Choose a file");
  await cancel();
  await expect(textBox(page)).toBeFocused();
});

test("a text follows a version that is taken back into the form", async ({ page }) => {
  await openNewArticle(page);
  await page.keyboard.type("As written.");
  await press(page, "Show Markdown");
  await textBox(page).fill("As **taken back**.");
  await press(page, "Show formatting");
  await expect(textBox(page).locator("strong")).toHaveText("taken back");
  await textBox(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" And on.");
  expect(await readMarkdown(page)).toBe("As **taken back**. And on.");
});

test("the tools and Publish stay in view while a long text scrolls", async ({ page }) => {
  await openNewArticle(page);
  await press(page, "Show Markdown");
  await textBox(page).fill("A paragraph.\n\n".repeat(80));
  await press(page, "Show formatting");
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await textBox(page).getByText("A paragraph.").last().scrollIntoViewIfNeeded();

    await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});
