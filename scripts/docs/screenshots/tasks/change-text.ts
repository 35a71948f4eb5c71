import type { Walk } from "../walk.ts";

/** Changes the headline of the home page after a double click in the preview. */
export const changeWords = async (walk: Walk) => {
  const { page } = walk;
  await walk.open("Home");
  await walk.press("Open preview");
  const frame = page.frameLocator("iframe");
  // Strapi's script covers the page with an overlay, which takes the mouse.
  await frame.locator("#strapi-preview-overlay").waitFor({ state: "attached" });
  const headline = frame.getByRole("heading", { level: 1 });
  const box = await headline.boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 40, (box?.y ?? 0) + 15);
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.fill("Software that the next engineer understands");
  await walk.picture("change-words", {
    of: [page.locator("body")],
    mark: [page.getByRole("dialog")],
  });

  await page.keyboard.press("Escape");
  await walk.press("Save");
  await walk.press("Publish");
  await walk.press("Close preview");
};
