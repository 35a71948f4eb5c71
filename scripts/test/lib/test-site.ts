import { type Program } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { step } from "../../lib/print.ts";

import { serveNewRelease } from "./serve-site.ts";
import { buildTestSite, compileForTests } from "./stages.ts";
import { testSettings } from "./test-settings.ts";

type TestSite = { address: string; settings?: Settings; cms?: Program };

/**
 * A site to measure or photograph: the given one, or one that is built from the seed and served.
 *
 * @returns its address, and the settings and the CMS of a site that was built.
 */
export const getTestSite = async (given: string | undefined): Promise<TestSite> => {
  if (given) return { address: given };

  const { settings, sitePort } = await testSettings();
  await compileForTests();
  const cms = await buildTestSite(settings);
  await step("creating a release and serving it", () => serveNewRelease(settings, sitePort));

  return { address: `http://localhost:${sitePort}`, settings, cms };
};
