import type { PanelGuide } from "../panel-guide.ts";

/** Makes a campaign page with a title and a form. */
export const makePage = async (guide: PanelGuide) => {
  await guide.open("Pages");
  await guide.press("New record");
  await guide.fill("Name", "Spring offer");
  await guide.field("Address");
  await guide.choose("Header and footer", "campaign");
  await guide.press("Add a section");
  const dialog = guide.page.getByRole("dialog");
  const kind = (name: string) => dialog.getByRole("button", { name, exact: true });
  await kind("Form").scrollIntoViewIfNeeded();
  await guide.screenshot("make-page", { of: [dialog], mark: [kind("Form")] });
  await guide.findText("Articles");
  await guide.findText("Case studies");
  await kind("Hero").click();
  await guide.fill("Headline", "A look at your shop before spring");
  await guide.press("Save");

  await guide.press("Open preview");
  const frame = guide.page.frameLocator("iframe[title='Page']");
  const add = frame.getByRole("button", { name: "Add a section" }).last();
  await add.press("Enter");
  await kind("Form").click();
  await guide.fill("Heading", "Request an audit");
  await guide.choose("Form", /^Request an audit/);
  await guide.press("Close preview");
  await guide.press("Add a section");
  await kind("Search and sharing").click();
  await guide.fill("Page title", "Spring offer: an audit of your shop");
  await guide.fill("Description", "We look at your shop for a week and say what to repair first.");
  await guide.press("Publish");
  await guide.findText("Spring offer");
};
