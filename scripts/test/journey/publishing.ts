import { renameSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { writeHeadline, type Previews } from "./editing.ts";
import type { Environment } from "./environment.ts";
import { waitForText } from "./visitors.ts";

/** Presses Publish, which the panel may refuse. */
export const pressPublish = (page: Page) =>
  page.getByRole("button", { name: "Publish", exact: true }).click();

/** Publishes the open record, and waits until the panel says so. */
export const publishRecord = async (page: Page) => {
  await pressPublish(page);
  await page.getByRole("status").getByText("Published").first().waitFor();
};

/** Publishes a headline, written in the preview. */
export const publishHeadline = async (previews: Previews, words: string) => {
  await writeHeadline(previews, words);
  await pressPublish(previews.page);
};

/** Publishes a headline. @returns the milliseconds until visitors see it. */
export const measurePublish = async (previews: Previews, site: string, words: string) => {
  await publishHeadline(previews, words);

  return waitForText(site, words);
};

/** Tries to publish an invalid record. @returns the error at its field. */
export const publishInvalidRecord = async (page: Page, panel: string) => {
  await page.goto(`${panel}/content-manager/single-types/api::site.site`);
  const field = page.getByRole("textbox", { name: "LinkedIn" });
  // No address: the CMS would complete linkedin.com/agency.
  await field.fill("our agency");
  await pressPublish(page);
  const error = page.locator("[data-strapi-field-error]").filter({ hasText: "is not valid" });
  await error.waitFor();

  return error.innerText();
};

/** The name of a published project's cover, and its file. */
const findCover = async ({ settings }: Environment) => {
  const answer = await fetch(`${settings.STRAPI_API_URL}/api/projects?populate=*`, {
    headers: { Authorization: `Bearer ${settings.STRAPI_TOKEN}` },
  });
  const { data } = (await answer.json()) as { data: { cover?: { name: string; url: string } }[] };
  const cover = data.map((project) => project.cover).find(Boolean);
  if (!cover) throw new Error("No published project has a cover.");

  return { name: cover.name, file: join(settings.CMS_PUBLIC_DIR ?? "", cover.url) };
};

/**
 * Runs an action while the file of a published cover is missing.
 *
 * @param action gets the name of the file.
 */
export const withMissingCover = async (
  environment: Environment,
  action: (name: string) => Promise<unknown>,
) => {
  const { name, file } = await findCover(environment);
  renameSync(file, `${file}.gone`);
  try {
    await action(name);
  } finally {
    renameSync(`${file}.gone`, file);
  }
};

/** Opens the panel's page “Website”. */
export const openWebsitePage = async (page: Page, panel: string) => {
  await page.goto(`${panel}/website`);
  await page.getByRole("heading", { level: 1, name: "Website" }).waitFor();
};

/** Waits until the history of releases begins with these states, newest first. */
export const waitForHistory = async (page: Page, states: string[]) => {
  for (const [index, state] of states.entries()) {
    const row = page.getByRole("row").nth(index + 1);
    await row.getByText(state, { exact: true }).waitFor();
  }
};

/** Rolls back to the release before the newest. */
export const rollBackInPanel = async (page: Page) => {
  // Visitors see a release before the panel has heard of it.
  await waitForHistory(page, ["Live"]);
  await page.getByRole("button", { name: "Go back to this one" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Visitors see this release again.").waitFor();
};
