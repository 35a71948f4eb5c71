import type { PanelGuide } from "../panel-guide.ts";

/** Rolls the site back to an earlier release. */
export const rollBack = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.press("Home");
  await guide.press("Website");
  const button = await guide.control("Go back to this one");
  await guide.screenshot("go-back", { of: [page.locator("table")], mark: [button] });
  await button.click();
  await guide.control("Confirm");
  await guide.press("Cancel");
};
