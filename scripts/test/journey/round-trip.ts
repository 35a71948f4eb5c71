import { join } from "node:path";

import { Failure } from "../../support/failure.mjs";
import { root } from "../../support/project.mjs";

import { openNewestArticle } from "./scheduling.ts";
import { waitForResponse, waitForText } from "./visitors.ts";

/** @typedef {import("@playwright/test").Page} Page */

const picture = join(root, "cms/seed/pictures/group-mobile.png");
const words = "Words of the round trip.";
// Without quotation marks, which the site sets as a printer does.
const script = "<script>document.title = 1</script>";
const link = "[Read on](javascript:document.title='ran')";

/** @param {Page} page */
const publish = (page) => page.getByRole("button", { name: "Publish", exact: true }).click();

/** Puts the caret behind what an article says: a refusal has moved the focus. @param {Page} page */
const goToEnd = async (page) => {
  // Strapi's editor of rich text has no role.
  await page.locator(".CodeMirror").first().click();
  await page.keyboard.press("ControlOrMeta+End");
};

/** Writes below what an article says. @param {Page} page @param {string} text */
const append = async (page, text) => {
  await goToEnd(page);
  await page.keyboard.insertText(text);
  // The editor of rich text tells the form 80 ms after the last key, sooner than a person publishes.
  await page.waitForFunction(
    (written) =>
      /** @type {any} */ document
        .querySelector(".CodeMirror")
        .CodeMirror.getValue()
        .endsWith(written),
    text,
  );
};

/** Gives an article a picture from the editor's computer. @param {Page} page */
const addCover = async (page) => {
  await page.getByRole("button", { name: "Add", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add more assets" }).click();
  await page.locator("input[type=file]").setInputFiles(picture);
  await dialog.getByRole("button", { name: "Edit", exact: true }).click();
  await page
    .getByLabel("Alternative text: what the picture shows")
    .fill("A phone with contour lines");
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Upload 1 asset to the library" }).click();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
};

/**
 * Publishes an article with a picture and a script in its text, after a link that runs script
 * was refused.
 *
 * @param {Page} page of the editor.
 * @param {string} panel
 * @returns {Promise<{ slug: string, refusal: string }>} what is said of the link, at the text.
 */
export const publishArticleWithScript = async (page, panel) => {
  const slug = await openNewestArticle(page, panel);
  await addCover(page);
  await append(page, `\n\n${words} ${script} ${link}`);
  await publish(page);
  const error = page.locator("[data-strapi-field-error]").filter({ hasText: "javascript:" });
  await error.waitFor();
  const refusal = await error.innerText();

  await goToEnd(page);
  for (const _character of link) await page.keyboard.press("Backspace");
  await publish(page);
  await page.getByRole("status").getByText("Published").first().waitFor();

  return { slug, refusal };
};

/**
 * Sends visitors of an old address elsewhere.
 *
 * @param {Page} page of the editor.
 * @param {string} panel
 * @param {{ from: string, to: string }} addresses
 */
export const publishRedirect = async (page, panel, { from, to }) => {
  await page.goto(`${panel}/content-manager/collection-types/api::redirect.redirect/create`);
  await page.locator("[name=from]").fill(from);
  await page.locator("[name=to]").fill(to);
  await publish(page);
  await page.getByRole("status").getByText("Published").first().waitFor();
};

/**
 * Reads the article as a visitor: the picture is an AVIF, and the script is words.
 *
 * @param {Page} page of a visitor.
 * @param {string} address
 */
export const readArticleWithScript = async (page, address) => {
  await waitForText(address, words);
  const opening = page.waitForResponse(async (response) =>
    ((await response.headerValue("content-type")) ?? "").startsWith("image/avif"),
  );
  await page.goto(address);
  await page.getByRole("img", { name: "A phone with contour lines" }).scrollIntoViewIfNeeded();
  await opening;
  await page.getByText(`${words} ${script}`).waitFor();
  if ((await page.title()) === "1") throw new Failure("The script in the article has run.");
};

/** Waits until an old address leads to the new one. @param {string} site @param {{ from: string, to: string }} addresses */
export const waitForRedirect = (site, { from, to }) =>
  waitForResponse(
    `${site}${from}`,
    (status, _text, url) => status === 200 && url === `${site}${to}`,
  );
