import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";

import { buildSite } from "../../../publisher/build/build.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { withLock } from "../../../publisher/lock.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import type { Program } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { buildAdminPanel } from "../../lib/admin-panel.ts";
import { compileCms, generateCmsTypes, startCms } from "../../lib/cms.ts";
import { startPreviewServer } from "../../lib/preview-server.ts";
import { step } from "../../lib/print.ts";
import { cmsDir, packageFile } from "../../lib/project.ts";

import { findChromium } from "./chromium.ts";
import { describeEngines, findEngines } from "./engines.ts";
import { findOrInstallNginx } from "./nginx.ts";
import { serveNewRelease } from "./serve-site.ts";
import { runTests } from "./test-run.ts";
import { serveOverTls } from "./tls.ts";

const jest = packageFile("jest/bin/jest.js");
const nodeReporter = join(projectDir, "scripts/test/reporters/node.ts");
/** Runs node:test. */
export const nodeTest = ["--test", `--test-reporter=${nodeReporter}`];
/** Runs the compiled tests of the CMS. */
export const cmsTest = [join(cmsDir, "dist/tests/support/run.js"), nodeReporter];
/** Runs the browser tests. */
export const playwrightTest = [packageFile("@playwright/test/cli.js"), "test"];
/** The publisher's tests mostly wait for programs. */
const publisherTest = [...nodeTest, `--test-concurrency=${availableParallelism() + 1}`];
const siteTypes = "src/generated/query-types.d.ts";
const cmsTypes = ["components", "contentTypes"].map((name) => `cms/types/generated/${name}.d.ts`);

/** The environment in which runners skip no test (docs/testing.md, "Levels"). */
const nightlyEnv = (all: boolean) => ({ TEST_ALL: all ? "true" : "" });

/**
 * Runs the tests of the site's code, of publisher/, relay/ and importer/, of the seed's pictures and of its articles.
 *
 * @param options `all` also draws every picture and runs the code of the articles.
 */
export const runUnitTests = async ({ all = false } = {}): Promise<void> => {
  await step("finding nginx", findOrInstallNginx, (found) => found);
  const only = all ? [] : ["--test-name-pattern=manifest"];

  await runTests("unit tests (Jest)", [jest, "--selectProjects", "node", "dom", "--ci"]);
  await runTests("publisher (node:test)", publisherTest, { cwd: join(projectDir, "publisher") });
  for (const name of ["relay", "importer"]) {
    await runTests(`${name} (node:test)`, nodeTest, { cwd: join(projectDir, name) });
  }
  await runTests("pictures (node:test)", [...nodeTest, ...only], {
    cwd: join(projectDir, "sample-content/pictures"),
  });
  await runTests("code of the articles (node:test)", nodeTest, {
    cwd: join(projectDir, "sample-content/code"),
    files: all ? [] : ["texts.test.ts"],
  });
};

type RunnerOptions = { all?: boolean; args?: string[] };

/**
 * Runs the tests of the CMS, which start their own instances.
 *
 * @param options `args` name compiled test files, such as cms/dist/tests/server/settings.test.js.
 */
export const runCmsTests = ({ all = false, args = [] }: RunnerOptions = {}): Promise<void> =>
  runTests("CMS tests (node:test)", cmsTest, {
    cwd: cmsDir,
    env: nightlyEnv(all),
    files: args.map((file) => resolve(file)),
  });

/** Generates committed files again, and fails if that changes one. */
const assertGeneratedFilesCurrent = async (files: string[], generate: () => Promise<unknown>) => {
  const read = () => files.map((file) => readFileSync(join(projectDir, file), "utf8"));
  const before = read();
  await generate();
  const outdated = read().findIndex((text, index) => text !== before[index]);
  if (outdated >= 0) {
    throw new OperatorError(
      `${files[outdated]} was out of date and is updated now: commit the change.`,
    );
  }
};

/** Compiles the CMS unless its output is current. */
export const compileForTests = (): Promise<void> => step("compiling the CMS", compileCms);

/** Checks that the committed types of the CMS's records are current. */
export const assertTypesCurrent = (settings: Settings): Promise<void> => {
  // A separate database, since the tests' CMS may be starting on the other one.
  const own = { ...settings, DATABASE_FILE: `${settings.DATABASE_FILE}.types` };

  return step("types of the CMS's records", () =>
    assertGeneratedFilesCurrent(cmsTypes, () => generateCmsTypes(own)),
  );
};

/**
 * Builds the site from a CMS that is started with the seed and the admin panel, and checks that the
 * committed types of the site's queries are current.
 */
export const buildTestSite = async (settings: Settings): Promise<Program> => {
  // Each uses one core.
  const [cms] = await Promise.all([
    step("starting a seeded CMS", () => startCms(settings)),
    buildAdminPanel(settings),
  ]);
  await step("building the site from it", () =>
    withLock(() => assertGeneratedFilesCurrent([siteTypes], () => buildSite(settings))),
  );

  return cms;
};

/** Runs the tests of the built files, which need no browser. */
export const runBuiltSiteTests = (settings: Settings): Promise<void> =>
  runTests("checks of the built files (Jest)", [jest, "--selectProjects", "built", "--ci"], {
    env: settings,
  });

/** Runs the flows of e2e/engines on the built site, in each engine that this machine has. */
export const runEngineTests = async (settings: Settings): Promise<void> => {
  const engines = await step("finding the engines", findEngines, describeEngines);
  const port = await getFreePort();
  await step("creating a release and serving it", () => serveNewRelease(settings, port));
  await runTests("engines (node:test)", nodeTest, {
    files: [join(projectDir, "e2e/engines/engines.test.ts")],
    env: {
      ...settings,
      SITE_UPSTREAM: `http://localhost:${port}`,
      ENGINES: JSON.stringify(engines),
    },
  });
};

/**
 * Serves the built site for the browser tests, with previews, and by nginx over TLS.
 *
 * @returns the environment of the tests.
 */
export const serveForBrowserTests = async (
  settings: Settings,
  { sitePort, tlsPort }: { sitePort: number; tlsPort: number },
) => {
  const chromium = await step("finding Chromium", findChromium, ({ source }) => source);
  await step("creating a release and serving it", () => serveNewRelease(settings, sitePort));
  await step("starting the preview server", () => startPreviewServer(settings));
  const tlsSiteUrl = await step(
    "serving it over TLS by nginx",
    () => serveOverTls(settings, tlsPort),
    (url) => url ?? "nginx is not installed: delivery is tested without TLS",
  );

  return { ...settings, CHROMIUM_PATH: chromium.path, TLS_SITE_URL: tlsSiteUrl ?? "" };
};

/**
 * Runs the browser tests on the built site and the CMS it posts to.
 *
 * @param options `args` are passed on to Playwright.
 */
export const runBrowserTests = async (
  environment: Record<string, string | undefined>,
  { all = false, args = [] }: RunnerOptions = {},
): Promise<void> =>
  runTests("browser tests (Playwright)", playwrightTest, {
    files: args,
    env: { ...environment, ...nightlyEnv(all) },
  });
