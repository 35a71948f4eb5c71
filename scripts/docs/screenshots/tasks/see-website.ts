import { showFailure } from "../fixed-time.ts";
import type { PanelGuide } from "../panel-guide.ts";

/** Shows the state of the website, and a failed update. */
export const seeWebsite = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.press("Website");
  await guide.findText("Visitors see everything that is published.");
  await showFailure(page);
  await page.reload();
  await guide.findText("The last update failed.");
  await guide.screenshot("see-website", {
    of: [page.getByRole("main")],
    mark: [await guide.control("Open “Home”")],
  });
};
