import { inDays } from "../days.ts";
import type { PanelGuide } from "../panel-guide.ts";

/** Publishes an opening with a last day to apply. */
export const addJobOpening = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Job openings");
  await guide.control("New record");
  await guide.press("Delivery lead");
  await guide.field("Job title");
  await guide.fill("Apply by", inDays(30));
  await guide.press("Publish");
  await guide.press("More publishing actions");
  const unpublish = await guide.control("Unpublish");
  await guide.screenshot("job-opening", {
    of: [page.locator("h1"), await guide.field("Team"), unpublish],
    mark: [unpublish],
  });
  await page.keyboard.press("Escape");
};
