import { inDays } from "../days.ts";
import type { PanelGuide } from "../panel-guide.ts";

/** Schedules when an article is published and unpublished. */
export const scheduleArticle = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Articles");
  await guide.press("Five questions before a rewrite");
  await guide.fill("Publish at", `${inDays(2)}T09:00`);
  await guide.fill("Unpublish at", `${inDays(30)}T18:00`);
  const [start, finish] = [await guide.field("Publish at"), await guide.field("Unpublish at")];
  const end = await guide.findText("Why it was not published");
  await end.scrollIntoViewIfNeeded();
  await guide.screenshot("schedule-article", {
    of: [await guide.findText("Publish at"), finish, end],
    mark: [start, finish],
  });

  await guide.press("Save");
  await guide.press("More publishing actions");
  await guide.control("Unpublish");
  await page.keyboard.press("Escape");
};
