/** @param {import("../walk.mjs").Walk} walk @param {number} place @param {number} day @param {string} time */
const setTime = async ({ page, pickDay }, place, day, time) => {
  await page.getByRole("combobox", { name: "Choose date" }).nth(place).click();
  await pickDay(day);
  await page.getByRole("combobox", { name: "Choose time" }).nth(place).click();
  await page.getByRole("option", { name: time, exact: true }).click();
};

/** A time to publish an article, and one to take it down. @param {import("../walk.mjs").Walk} walk */
export const scheduleArticle = async (walk) => {
  const { page } = walk;
  await walk.open("Articles");
  await walk.press("Five questions before a rewrite");
  await setTime(walk, 0, 26, "09:00");
  await setTime(walk, 1, 30, "18:00");
  const times = page
    .getByRole("group")
    .filter({ has: page.getByRole("combobox", { name: "Choose date" }) });
  const end = await walk.wait("Why it was not published");
  await end.scrollIntoViewIfNeeded();
  await walk.picture("schedule-article", {
    of: [await walk.wait("Publish at"), times.last(), end],
    mark: [times.first(), times.last()],
  });

  await walk.press("Save");
  await walk.press("More document actions");
  await walk.control("Unpublish");
  await page.keyboard.press("Escape");
};
