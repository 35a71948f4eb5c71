import type { Walk } from "../walk.ts";

/** Rolls the site back to an earlier release. */
export const goBack = async (walk: Walk) => {
  const { page } = walk;
  await walk.press("Home");
  await walk.press("Website");
  const button = await walk.control("Go back to this one");
  await walk.picture("go-back", { of: [page.locator("table")], mark: [button] });
  await button.click();
  await walk.control("Confirm");
  await walk.press("Cancel");
};
