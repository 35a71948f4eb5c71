import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generateSecrets } from "./environment.mjs";
import { freePort } from "./ports.mjs";

/**
 * Settings to test the whole site with: a content service with a database,
 * media and secrets of its own, on ports nobody uses. Nothing a developer has in
 * .env or in the database of this machine is read or touched.
 */
export const testSettings = async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const cmsPort = await freePort();
  const sitePort = await freePort();
  const previewPort = await freePort();
  const tlsPort = await freePort();

  return {
    sitePort,
    /** Of the same site behind nginx, where there is one. */
    tlsPort,
    settings: {
      .../** @type {Record<string, string>} */ (process.env),
      ...generateSecrets(),
      HOST: "",
      CMS_PORT: String(cmsPort),
      CMS_SEED: "true",
      CMS_ADMIN_PANEL: "true",
      CMS_PUBLIC_DIR: join(folder, "public"),
      DATABASE_FILE: join(folder, "data.db"),
      CV_FOLDER: join(folder, "cvs"),
      RELEASES_DIR: join(folder, "releases"),
      DATABASE_URL: "",
      MAIL_SMTP_URL: "",
      MEDIA_S3_BUCKET: "",
      CV_S3_BUCKET: "",
      CHALLENGE: "",
      PUBLISHER_URL: "",
      PREVIEW_PORT: String(previewPort),
      PREVIEW_URL: `http://localhost:${previewPort}`,
      CMS_PUBLIC_URL: "",
      SITE_URL: `http://localhost:${sitePort}`,
      SITE_ORIGINS: `http://localhost:${sitePort},https://localhost:${tlsPort}`,
      STRAPI_API_URL: `http://localhost:${cmsPort}`,
      GATSBY_API_URL: "",
      STYLE_GUIDE: "true",
      // The site in public may be one with more content than the seed's.
      ACCEPT_FEWER_PAGES: "true",
      // The browser tests send from one address, and more than a visitor would.
      RATE_LIMIT_ADDRESS_FORM: "0",
      RATE_LIMIT_ADDRESS: "0",
      RATE_LIMIT_ADDRESS_DAY: "0",
      RATE_LIMIT_FORM: "0",
      RATE_LIMIT_TOTAL: "0",
      // Every optional tool is on, with accounts that do not exist: the browser tests
      // answer in place of their hosts, and let nothing through.
      GATSBY_IP_LOOKUP_URL: "https://ip-lookup.example/json",
      GATSBY_IP_LOOKUP_TOKEN: "test",
      GATSBY_GTM_ID: "GTM-TEST000",
      GATSBY_HOTJAR_ID: "1234567",
      GATSBY_CHATWOOT_URL: "https://chat.example",
      GATSBY_CHATWOOT_TOKEN: "test",
    },
  };
};
