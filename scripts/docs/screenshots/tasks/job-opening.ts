import { inDays } from "../days.ts";
import type { Walk } from "../walk.ts";

/** Publishes an opening with a last day to apply. */
export const addJobOpening = async (walk: Walk) => {
  const { page } = walk;
  await walk.open("Job openings");
  await walk.control("Create new entry");
  await walk.press("Delivery lead");
  await walk.field("Job title");
  await walk.fill("Apply by", inDays(30));
  await walk.press("Publish");
  await walk.press("More document actions");
  const unpublish = await walk.control("Unpublish");
  await walk.picture("job-opening", {
    of: [page.locator("h1"), await walk.field("Team"), unpublish],
    mark: [unpublish],
  });
  await page.keyboard.press("Escape");
};
