import type { PanelGuide } from "../panel-guide.ts";
import { showSections } from "./add-section.ts";

/** Makes a campaign page with a title and a form. */
export const makePage = async (guide: PanelGuide) => {
  await guide.open("Pages");
  await guide.press("Create new entry");
  await guide.fill("Name", "Spring offer");
  await guide.field("Address");
  await guide.choose("Frame", "campaign");
  const first = await showSections(guide, "Sections");
  await first("Call to action").scrollIntoViewIfNeeded();
  await guide.screenshot("make-page", {
    of: [
      await guide.findText("Choose what to add"),
      first("Main"),
      first("Client logos"),
      first("Form"),
    ],
    mark: [first("Main"), first("Form")],
  });

  await guide.findText("Articles");
  await first("Main").click();
  await guide.fill("Headline", "A look at your shop before spring");
  const second = await showSections(guide, "Sections");
  await second("Form").click();
  await guide.fill("Heading", "Request an audit");
  await guide.choose("Form", /^Request an audit/);
  const third = await showSections(guide, "Sections");
  await guide.press("Shared");
  await third("Search and sharing").click();
  await guide.fill("Page title", "Spring offer: an audit of your shop");
  await guide.fill("Description", "We look at your shop for a week and say what to repair first.");
  await guide.press("Publish");
  await guide.findText("Spring offer");
};
