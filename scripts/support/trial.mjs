import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { drawSecrets } from "./environment.mjs";
import { freePort } from "./ports.mjs";

/**
 * Settings for a trial of the whole site: a content service with a database,
 * media and secrets of its own, on ports nobody uses. Nothing a developer has in
 * .env or in the database of this machine is read or touched.
 */
export const trialSettings = async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-trial-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const cmsPort = await freePort();
  const sitePort = await freePort();

  return {
    sitePort,
    settings: {
      .../** @type {Record<string, string>} */ (process.env),
      ...drawSecrets(),
      CMS_PORT: String(cmsPort),
      CMS_SEED: "true",
      CMS_ADMIN_PANEL: "false",
      CMS_PUBLIC_DIR: join(folder, "public"),
      DATABASE_FILE: join(folder, "data.db"),
      DATABASE_URL: "",
      SITE_URL: `http://localhost:${sitePort}`,
      SITE_ORIGINS: `http://localhost:${sitePort}`,
      STRAPI_API_URL: `http://localhost:${cmsPort}`,
      GATSBY_API_URL: "",
    },
  };
};
