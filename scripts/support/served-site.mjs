import { compileCms } from "./cms.mjs";
import { step } from "./command.mjs";
import { installBoth } from "./set-up.mjs";
import { serveSite } from "./site.mjs";
import { buildForTests } from "./stages.mjs";
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
  await step("compiling the content service", compileCms);
  await buildForTests(settings);
  await step("serving the site", () => serveSite(settings, sitePort));

  return `http://localhost:${sitePort}`;
};
