import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { runGatsby } from "../../../publisher/build/gatsby.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import { stop } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { step } from "../../lib/print.ts";
import { packageFile } from "../../lib/project.ts";

import { findChromium } from "./chromium.ts";
import { copyForBuild } from "./copy-project.ts";
import { assertMarkersRendered, startCmsWithMarkers } from "./every-field.ts";
import { serveSite } from "./serve-site.ts";
import { runTests } from "./test-run.ts";

// Begins with a vowel, has no logo, and occurs in no file or record.
const entry =
  '{ slug: "erewhon", name: "Erewhon", role: "developer", groups: ["backend"], beside: ["react"] },';
// They fail with every field filled: fields link to anchors that no page has, and pages are larger.
const testsOfUsualContent = [
  "links only to existing anchors of other pages",
  "has at most 100 kB of HTML and 1,000 elements",
];
const skipUsualContent = ["--testNamePattern", `^(?!.*(${testsOfUsualContent.join("|")}))`];
const catalogue = "common/catalogue/technologies.ts";

/** Copies the project, with its processed pictures, and adds a technology to the catalogue. */
const copyWithTechnology = () => {
  const copy = copyForBuild(["common", "src", "e2e", "static", "public/static"]);
  const file = join(copy, catalogue);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("\n] as const", `\n  ${entry}\n] as const`),
  );

  return copy;
};

/**
 * Checks that one entry is all it takes to add a technology: builds the site with one more, and
 * runs the tests that iterate over the catalogue. The same build has content with every field
 * filled, each of which must be on a page.
 *
 * @param settings of a running CMS.
 */
export const testNewTechnology = async (settings: Settings): Promise<void> => {
  const copy = copyWithTechnology();
  const port = await getFreePort();
  const filled = await step("filling every field that editors have", () =>
    startCmsWithMarkers(settings),
  );
  await step("building the site with them and one more technology", () =>
    // Only its pages are tested, not the size of its scripts.
    runGatsby(filled.settings, { project: copy, minify: false }),
  );
  await stop(filled.cms);
  await step(
    "finding every field on a page",
    () => assertMarkersRendered(copy, filled.markers),
    (found) => found,
  );
  await runTests(
    "checks of its built files (Jest)",
    [packageFile("jest/bin/jest.js"), "--selectProjects", "built", "--ci", ...skipUsualContent],
    { cwd: copy, env: settings },
  );
  const { path: chromium } = await findChromium();
  await serveSite(settings, port, copy);
  await runTests(
    "its menu (Playwright)",
    [
      packageFile("@playwright/test/cli.js"),
      "test",
      "menu.spec.ts",
      "--grep",
      "lists every hire page",
    ],
    {
      cwd: copy,
      env: {
        ...settings,
        SITE_URL: `http://localhost:${port}`,
        CHROMIUM_PATH: chromium,
        TEST_ALL: "true",
      },
    },
  );
};
