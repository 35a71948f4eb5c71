import { expect, test } from "@playwright/test";

import { openPanel } from "../support/panel";

test("a question shows only the settings of its kind", async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::form.form/create");
  // A new form has one question, which has no name yet.
  await page.getByRole("button", { name: "Add an item" }).click();
  const options = page.getByRole("textbox", { name: "Options" });
  const minimum = page.getByLabel("Minimum", { exact: true });
  await expect(page.getByRole("textbox", { name: "Label", exact: true })).toBeVisible();
  await expect(minimum).toBeVisible();
  await expect(options).toHaveCount(0);

  for (const [kind, hasOptions] of [
    ["One choice", true],
    ["Date", false],
  ] as const) {
    await page.getByRole("combobox", { name: "Kind" }).click();
    await page.getByRole("option", { name: kind, exact: true }).click();
    await expect(options).toHaveCount(hasOptions ? 1 : 0);
    await expect(minimum).toHaveCount(0);
  }
});
