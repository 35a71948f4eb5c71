import { step } from "./command.mjs";
import { serveRelease } from "./releases.mjs";
import { installBoth } from "./set-up.mjs";
import { buildForTests, compileForTests } from "./stages.mjs";
import { testSettings } from "./test-settings.mjs";

/**
 * The address of a site to look at: the given one, or that of a site built from the
 * seed for the purpose, with the settings of everything that was started for it.
 *
 * @param {string | undefined} given
 * @returns {Promise<{ address: string, settings?: Record<string, string>, contentService?: import("../../publisher/process.ts").Program }>}
 */
export const servedSite = async (given) => {
  if (given) return { address: given };

  await installBoth({ dev: true });
  const { settings, sitePort } = await testSettings();
  await compileForTests();
  const contentService = await buildForTests(settings);
  await step("making a release and serving it", () => serveRelease(settings, sitePort));

  return { address: `http://localhost:${sitePort}`, settings, contentService };
};
