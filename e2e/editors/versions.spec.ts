import { expect, test, type Page } from "@playwright/test";

import { openPanel } from "../support/panel";

const types = "/content-manager/collection-types/api::category.category";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

const publish = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await button.click();
  await expect(page.getByRole("status", { name: "published", exact: true })).toBeVisible();
  await expect(button).toBeDisabled();
};

/** Publishes two versions of a category that no page shows. @returns its name. */
const publishTwice = async (page: Page) => {
  const name = `Versioned ${Date.now()}`;
  await openPanel(page, `${types}/create`);
  await publish(page, { Name: name, Description: "The first words of it." });
  await publish(page, { Description: "The second words of it." });

  return name;
};

test("an editor takes a text of an earlier version back into the form", async ({ page }) => {
  await publishTwice(page);
  await page.reload();
  const current = page.getByRole("listitem").filter({ hasText: "(current)" });
  await expect(current).toHaveCount(1);
  await expect(
    page.getByRole("listitem").filter({ hasText: "Published on" }).first(),
  ).toContainText("(current)");
  await page
    .getByRole("button", { name: /Compare/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Use my choices" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "Earlier version: The first words of it." }).click();
  await dialog.getByRole("button", { name: "Use my choices" }).click();

  await expect(field(page, "Description")).toHaveValue("The first words of it.");
  await page.reload();
  await expect(field(page, "Description")).toHaveValue("The second words of it.");
});

test("an editor brings a deleted record back", async ({ page }) => {
  const name = await publishTwice(page);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete record" }).click();
  await page.getByRole("radio", { name: /gone for good/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/api::category\.category(\?|$)/);

  await page.getByRole("button", { name: "Deleted records" }).click();
  const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });
  await row.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(field(page, "Description")).toHaveValue("The second words of it.");
});
