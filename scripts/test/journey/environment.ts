import { join } from "node:path";

import { serveReleases } from "../../../publisher/serve/serve.ts";
import { getFreePort } from "../../../publisher/ports.ts";
import { start } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import { releasesDir } from "../../../publisher/settings.ts";
import { adminUrl } from "../../lib/cms-client.ts";
import { buildAndStartCms, startCms } from "../../lib/cms.ts";
import { startPreviewServer } from "../../lib/preview-server.ts";
import { step } from "../../lib/print.ts";
import { publishRelease } from "../lib/serve-site.ts";
import { testSettings } from "../lib/test-settings.ts";

/** Starts the programs of `npm start`, on free ports, with a separate seeded CMS. */
export const startEnvironment = async () => {
  const { settings: baseSettings, sitePort } = await testSettings();
  const publisherPort = String(await getFreePort());
  const settings: Record<string, string> = {
    ...baseSettings,
    PUBLISHER_PORT: publisherPort,
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
  };
  const cms = await buildAndStartCms(settings);
  await step("publishing the first release", () => publishRelease(settings));
  await serveReleases({ releases: releasesDir(settings), port: sitePort });
  const preview = await step("starting the preview server", () => startPreviewServer(settings));
  const startPublisher = (overrides: Record<string, string> = {}) =>
    start(process.execPath, [join(projectDir, "publisher/main.ts"), "run"], {
      env: { ...settings, ...overrides },
    });
  const programs = { cms, preview, publisher: startPublisher() };

  return {
    settings,
    site: `http://localhost:${sitePort}`,
    panel: `${settings.STRAPI_API_URL}/admin`,
    registrationUrl: await adminUrl(settings.STRAPI_API_URL ?? "", settings),
    programs,

    /** Kills a program, as a crash does. */
    kill: async (name: "cms" | "publisher") => {
      programs[name].kill("SIGKILL");
      await programs[name].ended;
    },

    startCms: async () => {
      programs.cms = await startCms(settings);
    },

    startPublisher: (overrides?: Record<string, string>) => {
      programs.publisher = startPublisher(overrides);
    },
  };
};

export type Environment = Awaited<ReturnType<typeof startEnvironment>>;
