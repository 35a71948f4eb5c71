import { showFailure } from "../fixed-time.ts";
import type { Walk } from "../walk.ts";

/** Shows the state of the website, and a failed update. */
export const seeWebsite = async (walk: Walk) => {
  const { page } = walk;
  await walk.press("Website");
  await walk.wait("Visitors see everything that is published.");
  await showFailure(page);
  await page.reload();
  await walk.wait("The last update failed.");
  await walk.picture("see-website", {
    of: [page.getByRole("main")],
    mark: [await walk.control("Open “Home”")],
  });
};
