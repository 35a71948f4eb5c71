import { inDays } from "../days.ts";
import type { PanelGuide } from "../panel-guide.ts";

const text = `## What hurts today?

Name **three** things that the old system cannot do.

- orders that arrive twice
- reports that take a night
`;

/** Writes an article and publishes it. */
export const writeArticle = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Articles");
  await guide.press("Create new entry");
  await guide.fill("Headline", "Five questions before a rewrite");
  await guide.fill(
    "Summary",
    "A rewrite is the most expensive way to learn what the old system does.",
  );
  // Strapi's rich text editor has no role.
  await page.locator(".CodeMirror").click();
  await page.keyboard.insertText(text);
  const title = page.getByRole("heading", { level: 1 });
  await title.scrollIntoViewIfNeeded();
  await guide.screenshot("write-article", {
    of: [title, page.locator(".CodeMirror-line").last(), await guide.control("Save")],
    mark: [await guide.control("Headings"), await guide.control("Publish")],
  });

  await guide.choose("Category", /^Delivery/);
  await guide.choose("Author", /^The/);
  await guide.fill("Date", inDays(0));
  await guide.fill("Page title", "Five questions before a rewrite");
  await guide.fill("Description", "What to ask before you replace a system that works.");
  await guide.press("Save");
  await guide.press("Open preview");
  await guide.press("Close preview");
  await guide.press("Publish");
};
