import { join } from "node:path";

import { projectDir } from "../../../../publisher/project.ts";
import type { PanelGuide } from "../panel-guide.ts";

/** Changes the picture at the top of the home page, with its alternative text. */
export const changePicture = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Home");
  await (await guide.findText("Click to choose a file, or drag one here")).click();
  const dialog = page.getByRole("dialog");
  await guide.press("Add more files", dialog);
  await guide.findText("From url");
  await page
    .locator("input[type=file]")
    .setInputFiles(join(projectDir, "sample-content/records/pictures/group-mobile.png"));
  await guide.press("Edit", dialog);
  const text = "Alternative text: what the picture shows";
  await guide.fill(text, "A drawing of a phone with contour lines");
  const field = await guide.field(text);
  const finish = await guide.control("Finish");
  await guide.screenshot("change-picture", { of: [dialog.last()], mark: [field, finish] });

  await finish.click();
  await guide.press("Upload 1 file");
  await guide.press("Finish");
  await guide.press("Save");
  await guide.press("Publish");
};
