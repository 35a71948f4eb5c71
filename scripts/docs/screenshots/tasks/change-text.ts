import type { PanelGuide } from "../panel-guide.ts";

/** Changes the headline of the home page after a double click in the preview. */
export const changeText = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Home");
  await guide.press("Open preview");
  const frame = page.frameLocator("iframe[title='Page']");
  await frame.getByRole("heading", { level: 1 }).dblclick();
  const field = frame.getByRole("textbox", { name: "Headline" });
  await field.fill("Software that the next engineer understands");
  await guide.screenshot("change-words", {
    of: [page.locator("body")],
    mark: [field],
  });

  await field.press("Enter");
  await guide.press("Save");
  await guide.press("Publish");
  await guide.press("Close preview");
};
