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

/** Starts what `npm start` runs, on free ports, with a seeded content service of its own. */
export const startEnvironment = async () => {
  const { settings: given, sitePort } = await testSettings();
  const publisherPort = String(await freePort());
  const settings: Record<string, string> = {
    ...given,
    PUBLISHER_PORT: publisherPort,
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
  };
  const cms = await bringUpCms(settings);
  await step("the first release", () => publishRelease(settings));
  await serveReleases({ releases: releasesFolder(settings), port: sitePort });
  const preview = await step("starting the draft server", () => startPreview(settings));
  const startPublisher = (more: Record<string, string> = {}) =>
    start(process.execPath, [join(root, "publisher/main.ts"), "run"], {
      env: { ...settings, ...more },
    });
  const programs = { cms, preview, publisher: startPublisher() };

  return {
    settings,
    site: `http://localhost:${sitePort}`,
    panel: `${settings.STRAPI_API_URL}/admin`,
    setUp: await panelAddress(settings.STRAPI_API_URL ?? "", settings),
    programs,

    /** Ends a program as a crash does. */
    kill: async (name: "cms" | "publisher") => {
      programs[name].kill("SIGKILL");
      await programs[name].ended;
    },

    startCms: async () => {
      programs.cms = await startCms(settings);
    },

    startPublisher: (more?: Record<string, string>) => {
      programs.publisher = startPublisher(more);
    },
  };
};

export type Environment = Awaited<ReturnType<typeof startEnvironment>>;
