import type { Page } from "@playwright/test";

const password = "A-long-Passw0rd";

const fill = async (page: Page, valuesByLabel: Record<string, string>) => {
  for (const [label, value] of Object.entries(valuesByLabel)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
};

const submit = async (page: Page) => {
  await page.getByRole("button", { name: "Let's start" }).click();
  await page.getByRole("region", { name: "Website" }).waitFor();
};

/** @param registrationUrl the URL of the setup page, with its token, as `npm start` prints it. */
export const registerFirstAdmin = async (page: Page, registrationUrl: string) => {
  await page.goto(registrationUrl);
  await fill(page, {
    "First name*": "Ada",
    "Last name": "Admin",
    "Email*": "ada@example.com",
    "Password*": password,
    "Confirm Password*": password,
  });
  await submit(page);
};

/** Invites an editor. @returns the link of the invitation, from the clipboard. */
export const inviteEditor = async (page: Page, panel: string) => {
  await page.goto(`${panel}/settings/users`);
  await page.getByRole("button", { name: "Invite new user" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name*", { exact: true }).fill("Edith");
  await dialog.getByLabel("Last name", { exact: true }).fill("Editor");
  await dialog.getByLabel("Email*", { exact: true }).fill("edith@example.com");
  await dialog.getByRole("combobox", { name: /roles/ }).click();
  await page.getByRole("option", { name: "Editor", exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Invite user" }).click();
  await dialog.getByRole("button", { name: "Copy to clipboard" }).click();

  return page.evaluate(() => navigator.clipboard.readText());
};

export const acceptInvitation = async (page: Page, link: string) => {
  await page.goto(link);
  await fill(page, { "Password*": password, "Confirm Password*": password });
  await submit(page);
};
