import { renameSync } from "node:fs";
import { join } from "node:path";

import { writeHeadline } from "./editing.ts";
import { waitForText } from "./visitors.ts";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./environment.ts").Environment} Environment */

/**
 * Publishes another headline from the preview, and waits until visitors see it.
 *
 * @param {import("./editing.ts").Previews} previews
 * @param {string} site
 * @param {string} words
 * @returns {Promise<number>} how long that took, in milliseconds.
 */
export const measurePublish = async (previews, site, words) => {
  await publishHeadline(previews, words);

  return waitForText(site, words);
};

/** @param {import("./editing.ts").Previews} previews @param {string} words */
export const publishHeadline = async (previews, words) => {
  await writeHeadline(previews, words);
  await previews.page.getByRole("button", { name: "Publish", exact: true }).click();
};

/**
 * Tries to publish what no release could be built from.
 *
 * @param {Page} page of the editor.
 * @param {string} panel
 * @returns {Promise<string>} what is said at the field.
 */
export const publishInvalidRecord = async (page, panel) => {
  await page.goto(`${panel}/content-manager/single-types/api::site.site`);
  const field = page.getByRole("textbox", { name: "LinkedIn" });
  await field.fill("linkedin.com/agency");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const error = page.locator("[data-strapi-field-error]").filter({ hasText: "is not valid" });
  await error.waitFor();

  return error.innerText();
};

/**
 * A picture that a published project shows, and its file.
 *
 * @param {Environment} environment
 * @returns {Promise<{ name: string, file: string }>}
 */
const findPicture = async ({ settings }) => {
  const answer = await fetch(`${settings.STRAPI_API_URL}/api/projects?populate=*`, {
    headers: { Authorization: `Bearer ${settings.STRAPI_TOKEN}` },
  });
  const { data } = await answer.json();
  const picture = data.map((/** @type {{ cover?: object }} */ { cover }) => cover).find(Boolean);

  return { name: picture.name, file: join(settings.CMS_PUBLIC_DIR ?? "", picture.url) };
};

/**
 * Does something while the file of a published picture is gone from the disk.
 *
 * @param {Environment} environment
 * @param {(name: string) => Promise<unknown>} action is told the picture's name.
 */
export const withMissingImage = async (environment, action) => {
  const { name, file } = await findPicture(environment);
  renameSync(file, `${file}.gone`);
  try {
    await action(name);
  } finally {
    renameSync(`${file}.gone`, file);
  }
};

/** The panel's page about what visitors see. @param {Page} page @param {string} panel */
export const openPublishingPage = async (page, panel) => {
  await page.goto(`${panel}/website`);
  await page.getByRole("heading", { level: 1, name: "Website" }).waitFor();
};

/** Waits until the history says so, newest first. @param {Page} page @param {string[]} states */
export const waitForHistory = async (page, states) => {
  for (const [index, state] of states.entries()) {
    const row = page.getByRole("row").nth(index + 1);
    await row.getByText(state, { exact: true }).waitFor();
  }
};

/** Goes back to the release before the newest. @param {Page} page */
export const rollBackInPanel = async (page) => {
  // Visitors see a release before the panel has heard of it.
  await waitForHistory(page, ["Live"]);
  await page.getByRole("button", { name: "Go back to this one" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Visitors see this release again.").waitFor();
};
