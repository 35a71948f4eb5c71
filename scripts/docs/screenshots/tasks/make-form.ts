import type { PanelGuide } from "../panel-guide.ts";

/** Makes a form of two fields. */
export const makeForm = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Forms");
  await guide.press("New record");
  await guide.fill("Title", "Request an audit");
  await guide.findText(/^Fields/);
  // A new item has no name.
  await page.getByRole("main").locator("h3 button[aria-expanded=false]").first().click();
  await guide.fill("Label", "Address of your website");
  await guide.press("Add an item");
  await guide.fill("Label", "Your email");
  await guide.choose("Kind", "choice");
  await guide.findText("Options");
  await guide.choose("Kind", "email");
  const label = await guide.field("Label");
  const kind = await guide.field("Kind");
  // Not the field, above whose top its label is.
  await page.getByText("Address of your website").scrollIntoViewIfNeeded();
  await guide.screenshot("make-form", {
    of: [page.getByText("Address of your website"), label, kind, await guide.field("Help")],
    mark: [label, kind],
  });

  await guide.field("Receiver");
  await guide.field("Keep answers for");
  await guide.press("Publish");
};
