import { join } from "node:path";

import { projectDir } from "../../../../publisher/project.ts";
import type { Walk } from "../walk.ts";

/** Changes the picture at the top of the home page, with its alternative text. */
export const changePicture = async (walk: Walk) => {
  const { page } = walk;
  await walk.open("Home");
  await (await walk.wait("Click to choose a file, or drag one here")).click();
  const dialog = page.getByRole("dialog");
  await walk.press("Add more assets", dialog);
  await walk.wait("From url");
  await page
    .locator("input[type=file]")
    .setInputFiles(join(projectDir, "cms/seed/pictures/group-mobile.png"));
  await walk.press("Edit", dialog);
  const text = "Alternative text: what the picture shows";
  await walk.fill(text, "A drawing of a phone with contour lines");
  const field = await walk.field(text);
  const finish = await walk.control("Finish");
  await walk.picture("change-picture", { of: [dialog.last()], mark: [field, finish] });

  await finish.click();
  await walk.press("Upload 1 asset to the library");
  await walk.press("Finish");
  await walk.press("Save");
  await walk.press("Publish");
};
