import { step } from "./command.mjs";
import { serveRelease } from "./releases.mjs";
import { installBoth } from "./set-up.mjs";
import { buildForTests, buildPanelForTests, compileForTests } from "./stages.mjs";
import { testSettings } from "./test-settings.mjs";

/**
 * The address of a site to look at: the given one, or that of a site built from the
 * seed for the purpose.
 *
 * @param {string | undefined} given
 */
export const servedSite = async (given) => {
  if (given) return given;

  await installBoth();
  const { settings, sitePort } = await testSettings();
  await compileForTests(settings);
  await buildPanelForTests(settings);
  await buildForTests(settings);
  await step("making a release and serving it", () =>
    serveRelease(settings.RELEASES_DIR ?? "", sitePort),
  );

  return `http://localhost:${sitePort}`;
};
