import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";
import { projectDir } from "../../publisher/project.ts";
import { localCmsUrl, localSiteUrl } from "../../publisher/local-urls.ts";
import { readPort, readSettings, type Settings } from "../../publisher/settings.ts";
import { assertWritable } from "../install.mjs";

import { assertPortsFree } from "./ports.ts";
import { addMissingSecrets } from "./secrets.ts";
import "./typescript.mjs";

/**
 * Settings under which the site and the CMS run on this machine and reach each other.
 * STRAPI_API_URL of another CMS in .env is for releases, and is not used here.
 */
export const localSettings = (given: Settings) => {
  const sitePort = readPort(given, "SITE_PORT", 9000);
  const cmsPort = readPort(given, "CMS_PORT", 1337);
  const previewPort = readPort(given, "PREVIEW_PORT", 9001);
  const publisherPort = readPort(given, "PUBLISHER_PORT", 9002);
  const cmsUrl = localCmsUrl(given.HOST, given.CMS_PORT);
  const origins = [
    `http://localhost:${sitePort}`,
    `http://127.0.0.1:${sitePort}`,
    given.SITE_ORIGINS ?? "http://localhost:8000",
  ];
  const settings: Settings = {
    CMS_SEED: "true",
    SITE_URL: localSiteUrl(given.SITE_PORT),
    ...given,
    SITE_ORIGINS: origins.join(","),
    STRAPI_API_URL: cmsUrl,
    CMS_PORT: String(cmsPort),
    PREVIEW_PORT: String(previewPort),
    PREVIEW_URL: `http://localhost:${previewPort}`,
    PUBLISHER_PORT: String(publisherPort),
  };

  return { sitePort, cmsPort, previewPort, publisherPort, cmsUrl, settings };
};

/**
 * Validates the settings as the site and the CMS do, before either starts.
 *
 * @throws {OperatorError} that names what is missing or invalid.
 */
const assertSettings = async (settings: Settings) => {
  for (const module of ["src/gatsby/settings.ts", "cms/src/server/settings.ts"]) {
    const { readSettings: validate, SettingsError } = await import(join(projectDir, module));
    try {
      validate(settings);
    } catch (error) {
      if (error instanceof SettingsError) throw new OperatorError((error as Error).message);
      throw error;
    }
  }
};

type PortName = "SITE_PORT" | "CMS_PORT" | "PREVIEW_PORT" | "PUBLISHER_PORT";
type Options = {
  /** Settings that .env and the environment override. */
  defaults?: Settings;
  /** The ports that must be free. */
  needed?: PortName[];
};

/**
 * Prepares a run on this machine: checks ports, folders and settings, adds missing secrets, and
 * writes the CMS's copy of the catalogue.
 *
 * @throws {OperatorError} that names the first problem.
 */
export const prepareLocalRun = async ({
  defaults = {},
  needed = ["SITE_PORT", "CMS_PORT", "PREVIEW_PORT"],
}: Options = {}) => {
  const read = () => localSettings({ ...defaults, ...readSettings() });

  const { sitePort, cmsPort, previewPort, publisherPort } = read();
  const ports = {
    SITE_PORT: sitePort,
    CMS_PORT: cmsPort,
    PREVIEW_PORT: previewPort,
    PUBLISHER_PORT: publisherPort,
  };
  await assertPortsFree(ports, needed);
  for (const folder of ["", "public", ".cache", "cms", "cms/dist", "cms/.strapi", "cms/.tmp"]) {
    assertWritable(join(projectDir, folder));
  }
  addMissingSecrets();
  const local = read();
  await assertSettings(local.settings);

  return local;
};
