import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { OperatorError } from "../../../common/operator-error.ts";
import { projectDir } from "../../../publisher/project.ts";

import { prepareGuideContent } from "./content.ts";
import { fixTime, resetClock } from "./fixed-time.ts";
import { readGuide } from "./guide.ts";
import { inviteEditor } from "./people.ts";
import { addHirePage } from "./tasks/add-hire-page.ts";
import { addJobOpening } from "./tasks/add-job-opening.ts";
import { answerLead } from "./tasks/answer-lead.ts";
import { changeMenu } from "./tasks/change-menu.ts";
import { changePicture } from "./tasks/change-picture.ts";
import { changeText } from "./tasks/change-text.ts";
import { makeForm } from "./tasks/make-form.ts";
import { makePage } from "./tasks/make-page.ts";
import { movePage } from "./tasks/move-page.ts";
import { rollBack } from "./tasks/roll-back.ts";
import { scheduleArticle } from "./tasks/schedule-article.ts";
import { seeWebsite } from "./tasks/see-website.ts";
import { signIn } from "./tasks/sign-in.ts";
import { writeArticle } from "./tasks/write-article.ts";
import { createPanelGuide } from "./panel-guide.ts";

// In the order of docs/editing.md: a task may use the content of those before.
const tasks = [
  signIn,
  changeText,
  changePicture,
  writeArticle,
  scheduleArticle,
  addHirePage,
  addJobOpening,
  answerLead,
  seeWebsite,
  rollBack,
  makeForm,
  makePage,
  changeMenu,
  movePage,
];

const findTimeoutMs = 60_000;

/**
 * Does the tasks of docs/editing.md in the panel, takes its screenshots, and checks that the screens
 * of each task show every label that docs/editing.md names.
 *
 * @param settings of a seeded CMS without an administrator.
 */
export const captureGuide = async (
  settings: Record<string, string | undefined>,
  executablePath: string,
) => {
  const url = settings.STRAPI_API_URL ?? "";
  const guide = readGuide(readFileSync(join(projectDir, "docs/editing.md"), "utf8"));
  const folder = join(projectDir, "docs/screenshots/editing");
  mkdirSync(folder, { recursive: true });
  const people = await inviteEditor(url, settings);
  await prepareGuideContent(url, people.token);

  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1.5,
    locale: "en-US",
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(findTimeoutMs);
  await fixTime(context);
  const page = await context.newPage();
  // Notifications would cover a picture.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = "[data-sonner-toaster] { visibility: hidden }";
      document.head.append(style);
    }),
  );

  const sections = guide.filter(({ title }) => /^\d+\. /.test(title));
  const missingLabels: string[] = [];
  for (const [index, task] of tasks.entries()) {
    const { title = task.name, labels = [] } = sections[index] ?? {};
    const panel = createPanelGuide(page, { task: title, folder });
    await resetClock(page);
    await task(panel, people);
    await panel.recordLabels();
    const missing = labels.filter((label) => !panel.shownLabels.has(label));
    missingLabels.push(...missing.map((label) => `“${label}” in “${title}”`));
  }
  // The panel reads a record again after its last change.
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await browser.close();
  if (missingLabels.length > 0) {
    throw new OperatorError(
      `docs/editing.md names ${missingLabels.join(", ")}, and no screen of these tasks shows it: correct docs/editing.md, or scripts/docs/screenshots/tasks.`,
    );
  }
};
