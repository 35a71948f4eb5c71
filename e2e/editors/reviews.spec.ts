import { type Browser, expect, test } from "@playwright/test";

import { addAuthor, openPanel } from "../support/panel";

const types = "/content-manager/collection-types/api::article.article";

/** The forecast of a draft with a link that leads nowhere. */
const forecast = {
  pages: [],
  everyPage: null,
  moves: null,
  redirects: { added: [], changed: [], removed: [] },
  other: [],
  brokenLinks: [{ field: "Text", href: "/none/", missing: "page" }],
};

/** Opens the panel as on another computer. */
const openElsewhere = async (browser: Browser, path: string, as?: string) => {
  const page = await (await browser.newContext()).newPage();
  await openPanel(page, path, as);

  return page;
};

test("an author asks for a publication, and an editor gives the record back", async ({
  page,
  browser,
}) => {
  const token = await addAuthor(`author-${Date.now()}@example.com`);
  const title = `To be read ${Date.now()}`;
  await page.route("**/publishing/forecast/**", (route) => route.fulfill({ json: { forecast } }));
  await openPanel(page, `${types}/create`, token);
  for (const name of ["Publish at", "Unpublish at"]) {
    const time = page.getByLabel(name, { exact: true });
    await expect(time).toBeDisabled();
    await expect(time).toHaveAccessibleDescription(/^Your role cannot publish: ask an editor/);
  }
  await page.getByRole("textbox", { name: "Headline" }).fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("button", { name: "Ask to publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask to publish" });
  await dialog.getByRole("textbox").fill("Is the price right?");
  await expect(dialog.getByText("Text: /none/")).toBeVisible();
  await dialog.getByRole("button", { name: "Ask to publish" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();

  const editor = await openElsewhere(browser, "/");
  const widget = editor.getByRole("region", { name: "To review" });
  await widget.getByRole("link", { name: title }).click();
  await expect(editor.getByText("Is the price right?")).toBeVisible();
  await expect(editor.getByLabel("Publish at", { exact: true })).toBeEnabled();
  await editor.getByRole("textbox", { name: "What should change?" }).fill("It is 4,800.");
  await editor.getByRole("button", { name: "Give back" }).click();
  await expect(editor.getByRole("textbox", { name: "What should change?" })).toHaveCount(0);
  await editor.close();

  await page.reload();
  await expect(page.getByText("It is 4,800.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask to publish" })).toBeVisible();
});
