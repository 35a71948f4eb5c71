import { join } from "node:path";

import { serveReleases } from "../../../publisher/http/serve.ts";
import { panelAddress } from "../../support/administrator.mjs";
import { bringUpCms, startCms } from "../../support/cms.mjs";
import { step } from "../../support/command.mjs";
import { freePort } from "../../support/ports.mjs";
import { startPreview } from "../../support/preview.mjs";
import { start } from "../../support/processes.mjs";
import { root } from "../../support/project.mjs";
import { publishRelease } from "../../support/publish-release.mjs";
import { releasesFolder } from "../../support/releases.mjs";
import { testSettings } from "../../support/test-settings.mjs";

/**
 * What `npm start` runs, on ports of its own and with a seeded content service of its own.
 *
 * @typedef {Awaited<ReturnType<typeof startEnvironment>>} Environment
 */
export const startEnvironment = async () => {
  const { settings: given, sitePort } = await testSettings();
  const publisherPort = String(await freePort());
  /** @type {Record<string, string>} */
  const settings = {
    ...given,
    PUBLISHER_PORT: publisherPort,
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
  };
  const cms = await bringUpCms(settings);
  await step("the first release", () => publishRelease(settings));
  await serveReleases({ releases: releasesFolder(settings), port: sitePort });
  const preview = await step("starting the draft server", () => startPreview(settings));
  /** @param {Record<string, string>} [more] settings of this start alone. */
  const startBuilder = (more = {}) =>
    start(process.execPath, [join(root, "scripts/builder.mjs")], { env: { ...settings, ...more } });
  const programs = { cms, preview, builder: startBuilder() };

  return {
    settings,
    site: `http://localhost:${sitePort}`,
    panel: `${settings.STRAPI_API_URL}/admin`,
    setUp: await panelAddress(settings.STRAPI_API_URL ?? "", settings),
    programs,

    /** Ends a program as a crash does. @param {"cms" | "builder"} name */
    kill: async (name) => {
      programs[name].kill("SIGKILL");
      await programs[name].ended;
    },

    startCms: async () => {
      programs.cms = await startCms(settings);
    },

    /** @param {Record<string, string>} [more] */
    startBuilder: (more) => {
      programs.builder = startBuilder(more);
    },
  };
};
