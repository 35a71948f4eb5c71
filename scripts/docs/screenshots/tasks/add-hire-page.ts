import type { Walk } from "../walk.ts";

/** Adds a page for a technology that has none. */
export const addHirePage = async (walk: Walk) => {
  const { page } = walk;
  await walk.open("Hire pages");
  await walk.press("Row actions");
  await walk.press("Duplicate");
  await walk.control("Create");
  await page.keyboard.press("Escape");
  await walk.press("Create new entry");
  await (await walk.field("Technology")).click();
  const swift = await walk.control("Swift");
  await walk.picture("add-hire-page", {
    of: [page.locator("h1"), page.getByRole("listbox"), await walk.field("Headline")],
    mark: [swift],
  });

  await swift.click();
  await walk.fill("Headline", "Hire Swift developers");
  await walk.fill("Introduction", "People who have kept iPhone apps alive for years.");
  await walk.wait("What we can do");
  await walk.fill("Page title", "Hire Swift developers");
  await walk.fill("Description", "Swift developers who join your team within two weeks.");
  await walk.press("Save");
  await walk.press("Publish");
};
