import { inDays } from "../days.ts";
import { paste } from "../../../../e2e/support/paste.ts";
import type { PanelGuide } from "../panel-guide.ts";

const pasted = `<h2>What hurts today?</h2>
<p>Name <b>three</b> things that the old system cannot do.</p>
<ul><li>orders that arrive twice</li><li>reports that take a night</li></ul>`;

/** Writes an article and publishes it. */
export const writeArticle = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Articles");
  await guide.press("New record");
  await guide.fill("Headline", "Five questions before a rewrite");
  await guide.fill(
    "Summary",
    "A rewrite is the most expensive way to learn what the old system does.",
  );
  const box = page.getByRole("textbox", { name: "Text", exact: true });
  await box.click();
  await paste(box, pasted);
  const title = page.getByRole("heading", { level: 1 }).first();
  await title.scrollIntoViewIfNeeded();
  await guide.screenshot("write-article", {
    of: [title, box.getByRole("listitem").last(), await guide.control("Save")],
    mark: [
      await guide.control("Kind of paragraph"),
      await guide.control("Link"),
      await guide.control("Publish"),
    ],
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
