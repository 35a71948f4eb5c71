import type { PanelGuide } from "../panel-guide.ts";

/** Reads a message, and marks it as answered. */
export const answerLead = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.press("Home");
  await guide.press("Contact messages");
  await (await guide.findText("Sam Carter")).click();
  await guide.choose("State", "answered");
  await guide.fill("Note", "Called on Monday. Sends the export of the catalogue.");
  const save = await guide.control("Save");
  await guide.screenshot("answer-lead", {
    of: [page.locator("label", { hasText: /^State/ }), await guide.findText("For the team only")],
    mark: [await guide.field("State")],
  });
  await save.click();
};
