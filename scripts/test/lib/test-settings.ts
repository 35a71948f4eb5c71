import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { getFreePort } from "../../../publisher/ports.ts";
import { projectDir } from "../../../publisher/project.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { generateSecrets } from "../../lib/secrets.ts";

/** Every name of .env with an empty value, which counts as unset: Gatsby reads .env itself. */
const withoutEnvFile = (project: string): Settings => {
  const envFile = join(project, ".env");
  const names = existsSync(envFile) ? Object.keys(parseEnv(readFileSync(envFile, "utf8"))) : [];

  return Object.fromEntries(names.map((name) => [name, ""]));
};

/**
 * Settings for a test of the whole site: a separate database, media folder and secrets, and free
 * ports. .env and this machine's database are neither read nor changed.
 *
 * @param project the folder of the checkout that they are for.
 */
export const testSettings = async (project = projectDir) => {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const cmsPort = await getFreePort();
  const sitePort = await getFreePort();
  const previewPort = await getFreePort();
  const tlsPort = await getFreePort();
  const settings: Settings = {
    ...withoutEnvFile(project),
    ...(process.env as Settings),
    ...generateSecrets(),
    // One for all builds, so that they are equal.
    BUILD_TIME: new Date().toISOString(),
    HOST: "",
    CMS_PORT: String(cmsPort),
    CMS_SEED: "true",
    CMS_ADMIN_PANEL: "true",
    ASSISTANTS: "true",
    CMS_PUBLIC_DIR: join(folder, "public"),
    DATABASE_FILE: join(folder, "data.db"),
    CV_FOLDER: join(folder, "cvs"),
    RELEASES_DIR: join(folder, "releases"),
    DATABASE_URL: "",
    MAIL_SMTP_URL: "",
    MEDIA_S3_BUCKET: "",
    CV_S3_BUCKET: "",
    CHALLENGE: "",
    CHECK_LINKS: "false",
    PUBLISHER_URL: "",
    PREVIEW_PORT: String(previewPort),
    PREVIEW_URL: `http://localhost:${previewPort}`,
    CMS_PUBLIC_URL: "",
    SITE_URL: `http://localhost:${sitePort}`,
    SITE_ORIGINS: `http://localhost:${sitePort},https://localhost:${tlsPort}`,
    STRAPI_API_URL: `http://localhost:${cmsPort}`,
    GATSBY_API_URL: "",
    STYLE_GUIDE: "true",
    // The previous release may have more content than the seed.
    ALLOW_PAGE_LOSS: "true",
    // The browser tests send more from one IP than a visitor does.
    RATE_LIMIT_IP_FORM: "0",
    RATE_LIMIT_IP: "0",
    RATE_LIMIT_IP_DAY: "0",
    RATE_LIMIT_FORM: "0",
    RATE_LIMIT_TOTAL: "0",
    // Every optional tool is on, with accounts that do not exist: the browser tests mock
    // their hosts, and block everything else.
    GATSBY_IP_LOOKUP_URL: "https://ip-lookup.example/json",
    GATSBY_IP_LOOKUP_TOKEN: "test",
    GATSBY_GTM_ID: "GTM-TEST000",
    GATSBY_HOTJAR_ID: "1234567",
    GATSBY_CHATWOOT_URL: "https://chat.example",
    GATSBY_CHATWOOT_TOKEN: "test",
  };

  // `tlsPort` is that of the site behind nginx, where there is one.
  return { sitePort, tlsPort, settings };
};
