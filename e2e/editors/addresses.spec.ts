import { expect, type Page, test } from "@playwright/test";

import { openPanel } from "../support/panel";

const types = "/content-manager/collection-types/api::category.category";

const address = (page: Page) => page.getByRole("textbox", { name: "Address", exact: true });
const publishButton = (page: Page) => page.getByRole("button", { name: "Publish", exact: true });

const expectPublished = async (page: Page) => {
  await expect(page.getByRole("status", { name: "published", exact: true })).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
};

/** Publishes a category that no page shows. @returns its slug. */
const publishCategory = async (page: Page) => {
  const slug = `moved-${Date.now()}`;
  await openPanel(page, `${types}/create`);
  await page.getByRole("textbox", { name: "Name" }).fill(`Moved ${slug}`);
  await address(page).fill(slug);
  await publishButton(page).click();
  await expectPublished(page);

  return slug;
};

/** The redirects of an address, from the CMS's list. */
const expectRedirect = async (page: Page, from: string, to: string) => {
  await openPanel(
    page,
    `/content-manager/collection-types/api::redirect.redirect?_q=${encodeURIComponent(from)}`,
  );
  const row = page.getByRole("row").filter({ hasText: from });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(to);
};

test(
  "publishing another address says where the page moves, and redirects its visitors",
  { tag: "@smoke" },
  async ({ page }) => {
    const slug = await publishCategory(page);
    await address(page).fill(`${slug}-on`);
    const sentence = `Publishing moves the page from /blog/category/${slug}/ to /blog/category/${slug}-on/.`;
    await expect(page.getByRole("status").getByText(sentence)).toBeVisible();

    await page.keyboard.press("Control+Shift+Enter");
    await expect(page.getByText(/Press “Publish” to see where/)).toBeVisible();
    await publishButton(page).click();
    const dialog = page.getByRole("alertdialog", { name: "New address" });
    await expect(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(address(page)).toHaveValue(`${slug}-on`);

    await publishButton(page).click();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expectPublished(page);
    await expectRedirect(page, `/blog/category/${slug}/`, `/blog/category/${slug}-on/`);
  },
);

test("an address that is not checked yet is not published", async ({ page }) => {
  const slug = await publishCategory(page);
  let answer: (value: unknown) => void = () => undefined;
  const checked = new Promise((resolve) => (answer = resolve));
  await page.route(`**/addresses/**slug=${slug}-fast*`, async (route) => {
    await checked;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().includes(`slug=${slug}-fast`));
  await address(page).fill(`${slug}-fast`);
  await asked;
  await expect(publishButton(page)).toBeDisabled();
  // The button is also off, and the key without effect, until Strapi has noticed the change.
  await expect(async () => {
    await page.keyboard.press("Control+Shift+Enter");
    await expect(page.getByText(/address of this page is being checked/).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();

  answer(undefined);
  await publishButton(page).click();
  await page
    .getByRole("alertdialog", { name: "New address" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page.reload();
  await expect(address(page)).toHaveValue(slug);
});

test("unpublishing and deleting ask where the visitors of the page go", async ({ page }) => {
  const slug = await publishCategory(page);
  const record = new URL(page.url()).pathname.replace("/admin", "");
  const where = page.getByRole("radiogroup", { name: "Where visitors go" });
  await page.getByRole("button", { name: "More publishing actions" }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  const unpublish = page.getByRole("dialog", { name: "Unpublish" });
  await expect(unpublish.getByText(`The page at /blog/category/${slug}/ is taken`)).toBeVisible();
  await expect(unpublish.getByRole("button", { name: "Unpublish" })).toBeDisabled();
  const other = unpublish.getByRole("combobox", { name: "Other address" });
  // The page itself is not offered.
  await other.fill(slug);
  await expect(unpublish.getByRole("option")).toHaveCount(0);
  await other.fill("nowhere");
  await unpublish.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Start with /" })).toBeVisible();
  await other.fill("blog");
  await unpublish
    .getByRole("option")
    .filter({ hasText: /· \/blog\/$/ })
    .click();
  await expect(unpublish.getByText("Page at /blog/", { exact: true })).toBeVisible();
  await unpublish.getByRole("button", { name: "Unpublish" }).click();
  await expect(where).toHaveCount(0);
  await expectRedirect(page, `/blog/category/${slug}/`, "/blog/");

  await openPanel(page, record);
  await address(page).fill(`${slug}-again`);
  await publishButton(page).click();
  await expectPublished(page);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete record" }).click();
  const remove = page.getByRole("dialog", { name: "Delete record" });
  await where.getByRole("radio", { name: /gone for good/ }).click();
  await remove.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/api::category\.category(\?|$)/);
  await expectRedirect(page, `/blog/category/${slug}-again/`, "");
});

test("deleting several records asks once where the visitors of their pages go", async ({
  page,
}) => {
  const slugs = [await publishCategory(page), await publishCategory(page)];
  const draft = `moved-draft-${Date.now()}`;
  await openPanel(page, `${types}/create`);
  await page.getByRole("textbox", { name: "Name" }).fill(`Moved ${draft}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Moved ${draft}` })).toBeVisible();

  await openPanel(page, `${types}?_q=Moved&pageSize=100`);
  for (const name of [...slugs, draft]) {
    await page
      .getByRole("row")
      .filter({ hasText: `Moved ${name}` })
      .getByRole("checkbox")
      .click();
  }
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete" });
  await expect(dialog.getByText("2 pages are taken off the website.")).toBeVisible();
  const other = dialog.getByRole("combobox", { name: "Other address" });
  for (const slug of slugs) {
    await other.fill(slug);
    await expect(dialog.getByRole("option")).toHaveCount(0);
  }
  await other.fill("/blog/");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toHaveCount(0);
  for (const name of [...slugs, draft]) {
    await expect(page.getByRole("row").filter({ hasText: `Moved ${name}` })).toHaveCount(0);
  }
  for (const slug of slugs) await expectRedirect(page, `/blog/category/${slug}/`, "/blog/");
});
