import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { findChromium } from "./chromium.mjs";
import { step } from "./command.mjs";
import { copyProject } from "./copy-project.mjs";
import { findMarks, startFilledCms } from "./every-field.mjs";
import { freePort } from "./ports.mjs";
import { stop } from "./processes.mjs";
import { bin } from "./project.mjs";
import { runGatsby, serveSite } from "./site.mjs";
import { runTests, sumTests } from "./test-run.mjs";

// It begins with a vowel, has no logo, and no file or record knows it.
const entry = '{ slug: "erewhon", name: "Erewhon", role: "developer", groups: ["backend"] },';
// What is held against the seed's own words is not so where every field is filled: several records
// have one picture, links that editors fill in lead elsewhere,
// the case whose fields are filled is none of the samples, its article is short, an engagement model
// has another title, which its anchor is made from, and there is a person.
const untrue = [
  "buyer pages",
  "ten facts",
  "gives no two pages the same picture",
  "to the form of the page, whose message names it",
  "say under their heading that they are worked examples",
  "each of 900 words or more beside its code",
  "links only to parts that other pages have",
  "has no place for people while there are none",
];
const others = ["--testNamePattern", `^(?!.*(${untrue.join("|")}))`];
const catalogue = "src/catalogue/technologies.ts";

/** A copy of the project with one technology more in its catalogue. The pictures are made already. */
const copyWithTechnology = () => {
  const copy = copyProject(["src", "e2e", "static", "public/static"]);
  const file = join(copy, catalogue);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("\n] as const", `\n  ${entry}\n] as const`),
  );

  return copy;
};

/**
 * Checks that one entry is all it takes to add a technology: builds the site with
 * one more, and lets the tests that go through the catalogue look for it. The same build is from
 * content with every field filled, and each must be on a page.
 *
 * @param {Record<string, string>} settings of a content service that runs.
 */
export const testNewTechnology = async (settings) => {
  const copy = copyWithTechnology();
  const port = await freePort();
  const filled = await step("filling every field that editors have", () =>
    startFilledCms(settings),
  );
  await step("building the site with them, and one technology more", () =>
    // What is looked at are its pages, not the size of its script.
    runGatsby(filled.settings, { project: copy, minify: false }),
  );
  await stop(filled.child);
  await step(
    "finding every field on a page",
    () => findMarks(copy, filled.marks),
    (found) => found,
  );
  const built = await runTests(
    "checks of its built files (Jest)",
    [bin("jest/bin/jest.js"), "--selectProjects", "built", "--ci", ...others],
    // No article knows it.
    { cwd: copy, env: { ...settings, UNKNOWN_PAGE: "/hire/hire-erewhon-developer/" } },
  );
  const { path: chromium } = await findChromium();
  await serveSite(settings, port, copy);
  const menu = await runTests(
    "its menu (Playwright)",
    [bin("@playwright/test/cli.js"), "test", "menu.spec.ts", "--grep", "holds every hire page"],
    {
      cwd: copy,
      env: { ...settings, SITE_URL: `http://localhost:${port}`, CHROMIUM_PATH: chromium },
    },
  );

  return sumTests([built, menu]);
};
