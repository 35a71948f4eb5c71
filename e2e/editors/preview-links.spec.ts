import { type Browser, expect, test } from "@playwright/test";

import { openPanel } from "../support/panel";

const types = "/content-manager/collection-types/api::article.article";

/** Opens an address as somebody without an account. */
const openAsClient = async (browser: Browser, url: string) => {
  const page = await (await browser.newContext()).newPage();
  const response = await page.goto(url);

  return { page, status: response?.status() };
};

test("an editor shows a draft to a client, and withdraws the link", async ({ page, browser }) => {
  const title = `Draft for a client ${Date.now()}`;
  await openPanel(page, `${types}/create`);
  await page.getByRole("textbox", { name: "Headline" }).fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.getByRole("button", { name: "Create a link" }).click();
  const dialog = page.getByRole("dialog", { name: "A link for a client" });
  await dialog.getByRole("textbox", { name: "For whom?" }).fill("Ms. Vale");
  await dialog.getByRole("radio", { name: "1 day" }).click();
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  const url = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  const list = page.getByRole("list", { name: "Links for clients" });
  await expect(list.getByText("For Ms. Vale")).toBeVisible();

  const client = await openAsClient(browser, url);
  expect(client.status).toBe(200);
  await expect(client.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(
    client.page.getByText(/^Preview of a draft\. This link works until [A-Z][a-z]+ \d+, \d{4}\.$/),
  ).toBeVisible();
  const editorsOnly = await client.page.request.get(new URL("/__status?path=/", url).href);
  expect(editorsOnly.status()).toBe(403);

  await list.getByRole("button", { name: "Withdraw link for Ms. Vale" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect(list).toHaveCount(0);
  await expect(async () => {
    expect((await client.page.reload())?.status()).toBe(403);
  }).toPass();
  await expect(client.page.locator("body")).toContainText("has expired or was withdrawn");
});
