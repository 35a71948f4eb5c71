import { expect, type Page, test } from "@playwright/test";

import { openPanel, panelUrl } from "../support/panel";

// One after the other: two tests save the home page, and the later of two editors has to compare.
test.describe.configure({ mode: "default" });

const previewUrl = process.env.PREVIEW_URL ?? "http://localhost:9001";

/** Opens the panel's preview of a record. @returns the page in its iframe, once it is editable. */
const openPreview = async (page: Page, path: string) => {
  await openPanel(page, `/content-manager/${path}`);
  await page.getByRole("link", { name: "Open preview" }).click();
  const frame = page.frameLocator("iframe");
  // Strapi's script covers the page with an overlay.
  await frame.locator("#strapi-preview-overlay").waitFor({ state: "attached" });

  return frame;
};

const editor = (page: Page) => page.getByRole("dialog").getByRole("textbox");

/**
 * Opens the editor of a text by a double-click at its position, since an overlay covers it. Again if the
 * page was still moving: its pictures and fonts load after the overlay.
 */
const openEditor = (page: Page, element: ReturnType<Page["locator"]>) =>
  expect(async () => {
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error("The element to edit is not on the page.");
    await page.mouse.dblclick(
      box.x + Math.min(40, box.width / 2),
      box.y + Math.min(15, box.height / 2),
    );
    await expect(editor(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();

/** Saves the changes in the panel's preview. */
const save = async (page: Page) => {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();
};

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
    await openEditor(page, headline);
    await editor(page).fill(words);
    await expect(headline).toHaveText(words);
    await expect(other.getByRole("heading", { level: 1 })).not.toHaveText(words);

    await save(page);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(headline).toHaveText(words);
    expect(await other.evaluate(() => "stayed" in window)).toBe(true);
    expect([...hosts].sort()).toEqual([panelUrl, previewUrl].sort());
  },
);

test("an editor changes the label of a link, which keeps its URL", async ({ page }) => {
  const frame = await openPreview(page, "single-types/api::home.home");
  const link = frame.getByRole("main").getByRole("link").first();
  const address = await link.getAttribute("href");
  const words = `Press here ${Date.now()}`;

  await openEditor(page, link);
  await editor(page).fill(words);
  await expect(link).toHaveText(words);
  await save(page);
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(link).toHaveText(words);
  expect(await link.getAttribute("href")).toBe(address);
});

test("an editor edits the sections of a page of their own in the preview", async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::page.page");
  await page.getByRole("row").nth(1).click();
  await page.waitForURL(/api::page\.page\/\w/);
  const frame = await openPreview(
    page,
    new URL(page.url()).pathname.replace(/.*content-manager./, ""),
  );
  const main = frame.getByRole("main");
  for (const [at, element] of [
    ["the headline", main.getByRole("heading", { level: 1 })],
    ["a section", main.getByRole("heading", { level: 2 }).nth(1)],
    ["a card", main.getByRole("heading", { level: 3 }).first()],
  ] as const) {
    const words = `${at} ${Date.now()}`;
    await openEditor(page, element);
    await editor(page).fill(words);
    await expect(element).toHaveText(words);
    await page.keyboard.press("Escape");
    // The dialog still takes clicks while it closes.
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await save(page);
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("the headline");
});

test("an editor sees formatted rich text while typing", async ({ page }) => {
  const frame = await openPreview(page, "single-types/api::privacy.privacy");

  const text = frame.locator("[data-strapi-source*='type=richtext']").first();
  await openEditor(page, text.locator("p").first());
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Some **bold** words");
  await expect(text.locator("strong")).toHaveText("bold");
});

test("the preview of a new article shows its fields, and lists missing ones", async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::article.article/create");
  const title = `Only a title ${Date.now()}`;
  await page
    .getByRole("textbox", { name: /^(title|headline)/i })
    .first()
    .fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Open preview" }).click();
  const frame = page.frameLocator("iframe");

  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
  const issues = frame.getByRole("status").filter({ hasText: "Before this page" });
  await expect(issues).toContainText("Before this page can be published, complete or correct:");
  await expect(frame.getByText("‹Summary›").first()).toBeVisible();
});

test("a visitor cannot see drafts", { tag: "@smoke" }, async ({ request }) => {
  for (const path of ["/", "/page-data/index/page-data.json", "/__changes", "/__published/"]) {
    expect((await request.get(previewUrl + path)).status(), path).toBe(403);
  }
  expect((await request.post(`${previewUrl}/__refresh`)).status()).toBe(403);
});
