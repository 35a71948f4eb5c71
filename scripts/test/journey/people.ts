/** @typedef {import("@playwright/test").Page} Page */

const password = "A-long-Passw0rd";

/** @param {Page} page @param {Record<string, string>} fields by their labels. */
const fill = async (page, fields) => {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
};

/** Registers the first administrator. @param {Page} page @param {string} setUp the printed address that allows it. */
export const registerFirstAdmin = async (page, setUp) => {
  await page.goto(setUp);
  await fill(page, {
    "First name*": "Ada",
    "Last name": "Admin",
    "Email*": "ada@example.com",
    "Password*": password,
    "Confirm Password*": password,
  });
  await page.getByRole("button", { name: "Let's start" }).click();
  await page.getByRole("region", { name: "Website" }).waitFor();
};

/**
 * Invites an editor.
 *
 * @param {Page} page of an administrator.
 * @param {string} panel
 * @returns {Promise<string>} the link to hand to the editor, copied as a person does.
 */
export const inviteInPanel = async (page, panel) => {
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

/** Accepts an invitation. @param {Page} page @param {string} link */
export const acceptInvitation = async (page, link) => {
  await page.goto(link);
  await fill(page, { "Password*": password, "Confirm Password*": password });
  await page.getByRole("button", { name: "Let's start" }).click();
  await page.getByRole("region", { name: "Website" }).waitFor();
};
