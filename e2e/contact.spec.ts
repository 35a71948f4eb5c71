import { expect, test } from "@playwright/test";

import { rows } from "./support/database";

test("a message from the contact page stands in the database", async ({ page }) => {
  const email = `ada.${Date.now()}@example.com`;
  await page.goto("/contact-us/");
  await page
    .getByRole("heading", { name: "Tell us what you are building" })
    .scrollIntoViewIfNeeded();
  await page.getByLabel("Full Name").fill("  Ada Lovelace ");
  await page.getByLabel("Your Email").fill(email);
  await page.getByLabel(/^Mobile Number/).pressSequentially("2025550123");
  await page.getByLabel("Message", { exact: true }).fill("An engine, please. 🚢 مرحبا");
  const sum = await page.getByLabel(/^What is \d \+ \d\?/).evaluate((input) => {
    const label = (input as HTMLInputElement).labels?.[0]?.textContent ?? "";

    return (label.match(/\d/g) ?? []).map(Number).reduce((left, right) => left + right, 0);
  });
  await page.getByLabel(/^What is/).fill(String(sum));
  await page.getByRole("button", { name: "Get Started" }).click();

  await expect(page).toHaveURL(/\/thankyou\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(rows("select * from contact_datas where your_email = ?", email)).toEqual([
    expect.objectContaining({
      full_name: "Ada Lovelace",
      your_email: email,
      mobile_no: "+12025550123",
      message: "An engine, please. 🚢 مرحبا",
      url: "contact-us/",
      accecpt_mail: 1,
    }),
  ]);
});
