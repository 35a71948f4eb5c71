import type { PanelGuide } from "../panel-guide.ts";
import { showSections } from "./add-section.ts";

/** Puts a page into the menu, and announces it. */
export const changeMenu = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Menu");
  const entry = await showSections(guide, "Menu");
  await entry("Link").click();
  await guide.fill("Label", "Spring offer");
  await guide.choose("Your page", /^Spring offer/);
  const label = await guide.field("Label");
  const target = await guide.field("Your page");
  await label.scrollIntoViewIfNeeded();
  await guide.screenshot("change-menu", {
    of: [
      page.getByRole("button", { name: "Link - Spring offer" }),
      label,
      await guide.field("Other address"),
    ],
    mark: [label, target],
  });

  await guide.press("Publish");
  await guide.open("Announcement");
  await guide.fill("Text", "Until May: an audit of your shop.");
  await guide.findText("From");
  await guide.findText("Until");
  await guide.press("Publish");
  await page.getByText("Footer").waitFor();
};
