import { inDays } from "../days.ts";
import type { Walk } from "../walk.ts";

const text = `## What hurts today?

Name **three** things that the old system cannot do.

- orders that arrive twice
- reports that take a night
`;

/** Writes an article and publishes it. */
export const writeArticle = async (walk: Walk) => {
  const { page } = walk;
  await walk.open("Articles");
  await walk.press("Create new entry");
  await walk.fill("Headline", "Five questions before a rewrite");
  await walk.fill(
    "Summary",
    "A rewrite is the most expensive way to learn what the old system does.",
  );
  // Strapi's rich text editor has no role.
  await page.locator(".CodeMirror").click();
  await page.keyboard.insertText(text);
  const title = page.getByRole("heading", { level: 1 });
  await title.scrollIntoViewIfNeeded();
  await walk.picture("write-article", {
    of: [title, page.locator(".CodeMirror-line").last(), await walk.control("Save")],
    mark: [await walk.control("Headings"), await walk.control("Publish")],
  });

  await walk.choose("Category", /^Delivery/);
  await walk.choose("Author", /^The/);
  await walk.fill("Date", inDays(0));
  await walk.fill("Page title", "Five questions before a rewrite");
  await walk.fill("Description", "What to ask before you replace a system that works.");
  await walk.press("Save");
  await walk.press("Open preview");
  await walk.press("Close preview");
  await walk.press("Publish");
};
