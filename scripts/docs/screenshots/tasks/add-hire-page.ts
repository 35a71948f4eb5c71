import type { PanelGuide } from "../panel-guide.ts";

/** Adds a page for a technology that has none. */
export const addHirePage = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Hire pages");
  await guide.press("Row actions");
  await guide.press("Duplicate");
  await guide.control("Create");
  await page.keyboard.press("Escape");
  await guide.press("New record");
  await (await guide.field("Technology")).click();
  const swift = await guide.control("Swift");
  await guide.screenshot("add-hire-page", {
    of: [page.locator("h1"), page.getByRole("listbox"), await guide.field("Headline")],
    mark: [swift],
  });

  await swift.click();
  await guide.fill("Headline", "Hire Swift developers");
  await guide.fill("Introduction", "People who have kept iPhone apps alive for years.");
  await guide.findText("What we can do");
  await guide.fill("Page title", "Hire Swift developers");
  await guide.fill("Description", "Swift developers who join your team within two weeks.");
  await guide.press("Save");
  await guide.press("Publish");
};
