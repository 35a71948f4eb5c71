import { inDays } from "../days.ts";
import type { Walk } from "../walk.ts";

/** Schedules when an article is published and unpublished. */
export const scheduleArticle = async (walk: Walk) => {
  const { page } = walk;
  await walk.open("Articles");
  await walk.press("Five questions before a rewrite");
  await walk.fill("Publish at", `${inDays(2)} 09:00`);
  await walk.fill("Unpublish at", `${inDays(30)} 18:00`);
  const [start, finish] = [await walk.field("Publish at"), await walk.field("Unpublish at")];
  const end = await walk.wait("Why it was not published");
  await end.scrollIntoViewIfNeeded();
  await walk.picture("schedule-article", {
    of: [await walk.wait("Publish at"), finish, end],
    mark: [start, finish],
  });

  await walk.press("Save");
  await walk.press("More document actions");
  await walk.control("Unpublish");
  await page.keyboard.press("Escape");
};
