import type { Walk } from "../walk.ts";

/** Reads a message, and marks it as answered. */
export const answerLead = async (walk: Walk) => {
  const { page } = walk;
  await walk.press("Home");
  await walk.press("Contact messages");
  await (await walk.wait("Sam Carter")).click();
  await walk.choose("State", "answered");
  await walk.fill("Note", "Called on Monday. Sends the export of the catalogue.");
  const save = await walk.control("Save");
  await walk.picture("answer-lead", {
    of: [page.locator("label", { hasText: /^State/ }), await walk.wait("For the team only")],
    mark: [await walk.field("State")],
  });
  await save.click();
};
