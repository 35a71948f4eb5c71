import { showFailure } from "../frozen.mjs";

/** What visitors see, and an update that failed. @param {import("../walk.mjs").Walk} walk */
export const seeWebsite = async (walk) => {
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
