import type { PanelGuide } from "../panel-guide.ts";

/** Changes the headline of the home page after a double click in the preview. */
export const changeText = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Home");
  await guide.press("Open preview");
  const frame = page.frameLocator("iframe");
  // Strapi's script covers the page with an overlay, which takes the mouse.
  await frame.locator("#strapi-preview-overlay").waitFor({ state: "attached" });
  const headline = frame.getByRole("heading", { level: 1 });
  const box = await headline.boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 40, (box?.y ?? 0) + 15);
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.fill("Software that the next engineer understands");
  await guide.screenshot("change-words", {
    of: [page.locator("body")],
    mark: [page.getByRole("dialog")],
  });

  await page.keyboard.press("Escape");
  await guide.press("Save");
  await guide.press("Publish");
  await guide.press("Close preview");
};
