import { readFileSync } from "node:fs";
import { join } from "node:path";

import { alone } from "./alone.mjs";
import { buildAdminPanel, hasAdminPanel } from "./admin-panel.mjs";
import { findChromium } from "./chromium.mjs";
import { compileCms, startCms, writeCmsTypes } from "./cms.mjs";
import { step } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { prepareNginx } from "./nginx.mjs";
import { startPreview } from "./preview.mjs";
import { bin, cmsRoot, root } from "./project.mjs";
import { serveRelease } from "./releases.mjs";
import { buildSite } from "./site.mjs";
import { runTests, sumTests } from "./test-run.mjs";
import { serveOverTls } from "./tls.mjs";

export const jest = bin("jest/bin/jest.js");
const siteTypes = "src/gatsby-types.d.ts";
const cmsTypes = ["components", "contentTypes"].map((name) => `cms/types/generated/${name}.d.ts`);

const nodeTest = ["--test", "--test-reporter=spec"];

/** The tests of publisher/. @param {string} [which] names this run among several. */
export const testPublisher = (which = "") =>
  runTests(`publisher (node:test)${which}`, nodeTest, { cwd: join(root, "publisher") });

/** How the environment tells runners to leave nothing out (CONTRIBUTING.md, "Tests"). @param {boolean} all */
const extent = (all) => ({ TEST_ALL: all ? "true" : "" });

/**
 * The tests of the site's own code and of publisher/, and that the seed's pictures and the code
 * of its articles are what their packages make.
 *
 * @param {{ all?: boolean }} [options] `all` draws every picture, and runs the code of the articles.
 */
export const testUnits = async ({ all = false } = {}) => {
  await step("finding nginx", prepareNginx, (found) => found);
  const only = all ? [] : ["--test-name-pattern=manifest"];

  return sumTests([
    await runTests("unit tests (Jest)", [jest, "--selectProjects", "node", "dom", "--ci"]),
    await testPublisher(),
    await runTests("pictures (node:test)", [...nodeTest, ...only], { cwd: join(root, "pictures") }),
    await runTests(
      "code of the articles (node:test)",
      [...nodeTest, ...(all ? [] : ["texts.test.ts"])],
      { cwd: join(root, "samples") },
    ),
  ]);
};

/**
 * The content service's tests, against services that they start.
 *
 * @param {{ all?: boolean }} [options]
 */
export const testCms = ({ all = false } = {}) =>
  runTests("content service tests (node:test)", [join(cmsRoot, "dist/tests/support/run.js")], {
    env: extent(all),
  });

/**
 * Writes files that are generated and committed, and checks that this changes none.
 *
 * @param {string[]} files
 * @param {() => Promise<unknown>} write
 */
const checkCommitted = async (files, write) => {
  const read = () => files.map((file) => readFileSync(join(root, file), "utf8"));
  const before = read();
  await write();
  const outdated = read().findIndex((text, index) => text !== before[index]);
  if (outdated >= 0) {
    throw new Failure(`${files[outdated]} was out of date and is updated now: commit the change.`);
  }
};

/** Compiles the content service unless it is up to date. */
export const compileForTests = () => step("compiling the content service", compileCms);

/**
 * Checks that the committed types of the content service's records are up to date.
 *
 * @param {Record<string, string>} settings
 */
export const checkRecordTypes = (settings) => {
  // A database of its own: the service of the tests may be starting on the other one.
  const own = { ...settings, DATABASE_FILE: `${settings.DATABASE_FILE}.types` };

  return step("types of the content service's records", () =>
    checkCommitted(cmsTypes, () => writeCmsTypes(own)),
  );
};

/**
 * Builds the admin panel unless it is up to date.
 *
 * @param {Record<string, string>} settings
 */
const buildPanelForTests = async (settings) => {
  if (hasAdminPanel(settings)) return;
  await step("building the admin panel", () => buildAdminPanel(settings));
};

/**
 * Builds the site from a content service that holds the seed, with its admin panel, and checks that the committed types
 * of its queries are up to date.
 *
 * @param {Record<string, string>} settings
 */
export const buildForTests = async (settings) => {
  // Each keeps one core busy.
  const [contentService] = await Promise.all([
    step("starting a seeded content service", () => startCms(settings)),
    buildPanelForTests(settings),
  ]);
  await step("building the site from it", () =>
    alone(() => checkCommitted([siteTypes], () => buildSite(settings))),
  );

  return contentService;
};

/**
 * What can be said of the built files without a browser.
 *
 * @param {Record<string, string>} settings
 */
export const checkBuilt = (settings) =>
  runTests("checks of the built files (Jest)", [jest, "--selectProjects", "built", "--ci"], {
    env: settings,
  });

/**
 * The browser tests, on the built site and the content service it posts to.
 *
 * @param {Record<string, string>} settings
 * @param {{ sitePort: number, tlsPort: number }} ports
 * @param {{ all?: boolean, args?: string[] }} [options] `args` are passed on to Playwright.
 */
export const testBrowser = async (
  settings,
  { sitePort, tlsPort },
  { all = false, args = [] } = {},
) => {
  const chromium = await step("finding Chromium", findChromium, ({ source }) => source);
  await step("making a release and serving it", () => serveRelease(settings, sitePort));
  await step("starting the draft server", () => startPreview(settings));
  const overTls = await step(
    "serving it over TLS by nginx",
    () => serveOverTls(settings, tlsPort),
    (server) => server?.address ?? "there is none: delivery is looked at without it",
  );

  return runTests("browser tests (Playwright)", [bin("@playwright/test/cli.js"), "test", ...args], {
    env: {
      ...settings,
      ...extent(all),
      CHROMIUM_PATH: chromium.path,
      TLS_SITE_URL: overTls?.address ?? "",
    },
  });
};
