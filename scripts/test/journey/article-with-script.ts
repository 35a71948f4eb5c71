import { join } from "node:path";

import type { Page } from "@playwright/test";

import { OperatorError } from "../../../common/operator-error.ts";
import { projectDir } from "../../../publisher/project.ts";

import { pressPublish, publishRecord } from "./publishing.ts";
import { openArticle } from "./scheduling.ts";
import { waitForText } from "./visitors.ts";

const picture = join(projectDir, "sample-content/records/pictures/group-mobile.png");
const words = "Words of the round trip.";
// Without quotation marks, which the site replaces with typographic ones.
const script = "<script>document.title = 1</script>";
const link = "[Read on](javascript:document.title='ran')";

/** The article's text as Markdown, in which a link to a script can be written. */
const textOf = async (page: Page) => {
  const showMarkdown = page.getByRole("button", { name: "Show Markdown" });
  if (await showMarkdown.isVisible()) await showMarkdown.click();

  return page.getByRole("textbox", { name: "Text", exact: true });
};

/** Changes the article's text. */
const editText = async (page: Page, edit: (text: string) => string) => {
  const field = await textOf(page);
  await field.fill(edit(await field.inputValue()));
};

/** Uploads a file as the article's cover. */
const addCover = async (page: Page) => {
  // An empty field says more than one that has a file.
  await page
    .getByRole("button", { name: /^(Add|Click to choose a file, or drag one here)$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add more files" }).click();
  await page.locator("input[type=file]").setInputFiles(picture);
  await dialog.getByRole("button", { name: "Edit", exact: true }).click();
  await page
    .getByLabel("Alternative text: what the picture shows")
    .fill("A phone with contour lines");
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Upload 1 file" }).click();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
};

/**
 * Publishes an article with a picture and a script in its text, after a link that runs script was
 * refused.
 *
 * @returns the article's slug, and the error of the link.
 */
export const publishArticleWithScript = async (page: Page, panel: string) => {
  const slug = await openArticle(page, panel, 0);
  await addCover(page);
  await editText(page, (text) => `${text}\n\n${words} ${script} ${link}`);
  await pressPublish(page);
  const error = page.locator("[data-strapi-field-error]").filter({ hasText: "javascript:" });
  await error.waitFor();
  const refusal = await error.innerText();

  await editText(page, (text) => text.replace(link, ""));
  await publishRecord(page);

  return { slug, refusal };
};

/** Reads the article as a visitor: the picture is an AVIF, and the script is text. */
export const readArticleWithScript = async (page: Page, address: string) => {
  await waitForText(address, words);
  const opening = page.waitForResponse(async (response) =>
    ((await response.headerValue("content-type")) ?? "").startsWith("image/avif"),
  );
  await page.goto(address);
  await page.getByRole("img", { name: "A phone with contour lines" }).scrollIntoViewIfNeeded();
  await opening;
  await page.getByText(`${words} ${script}`).waitFor();
  if ((await page.title()) === "1") throw new OperatorError("The script in the article has run.");
};
