import { join } from "node:path";

import { writeCatalogue } from "./catalogue.mjs";
import { readEnvironment, writeSecrets } from "./environment.mjs";
import { assertWritable, installAll } from "../install.mjs";
import { checkPorts, portFrom } from "./ports.mjs";
import { root } from "./project.mjs";
import { checkSettings } from "./settings.mjs";

/** Where a service that listens on HOST is reached from this machine. @param {string} [host] */
const reachable = (host = "127.0.0.1") => {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";

  return host.includes(":") ? `[${host}]` : host;
};

/**
 * Settings under which both halves run on this machine and know each other. What .env
 * says of another content service is for a release; here the one started here is read.
 *
 * @param {Record<string, string>} given
 */
export const localEnvironment = (given) => {
  const sitePort = portFrom(given, "SITE_PORT", 9000);
  const cmsPort = portFrom(given, "CMS_PORT", 1337);
  const previewPort = portFrom(given, "PREVIEW_PORT", 9001);
  const publisherPort = portFrom(given, "PUBLISHER_PORT", 9002);
  const cmsAddress = `http://${reachable(given.HOST)}:${cmsPort}`;
  const origins = [
    `http://localhost:${sitePort}`,
    `http://127.0.0.1:${sitePort}`,
    given.SITE_ORIGINS ?? "http://localhost:8000",
  ];

  return {
    sitePort,
    cmsPort,
    previewPort,
    publisherPort,
    cmsAddress,
    settings: /** @type {Record<string, string>} */ ({
      CMS_SEED: "true",
      SITE_URL: `http://localhost:${sitePort}`,
      ...given,
      SITE_ORIGINS: origins.join(","),
      STRAPI_API_URL: cmsAddress,
      CMS_PORT: String(cmsPort),
      PREVIEW_PORT: String(previewPort),
      PREVIEW_URL: `http://localhost:${previewPort}`,
      PUBLISHER_PORT: String(publisherPort),
    }),
  };
};

/** @type {Record<string, string>} */
const written = {
  wrote: "  ✓ wrote .env with new secrets",
  completed: "  ✓ added the secrets that .env lacked",
};

/** Writes the secrets that are missing, and says so. */
export const writeMissingSecrets = () => {
  const done = writeSecrets();
  if (done) console.log(written[done]);
};

/** @typedef {"SITE_PORT" | "CMS_PORT" | "PREVIEW_PORT" | "PUBLISHER_PORT"} PortName */

/**
 * Whatever must be there before both halves can be started on this machine: free
 * ports, both projects installed, secrets written, settings read and found good, the
 * content service's copy of the catalogue.
 *
 * @param {{ defaults?: Record<string, string>, needed?: PortName[]}} [options]
 *   `defaults` stand below what .env and the environment say; `needed` are the ports that must
 *   be free.
 */
export const prepare = async ({
  defaults = {},
  needed = ["SITE_PORT", "CMS_PORT", "PREVIEW_PORT"],
} = {}) => {
  const read = () => localEnvironment({ ...defaults, ...readEnvironment() });

  const { sitePort, cmsPort, previewPort, publisherPort } = read();
  const ports = {
    SITE_PORT: sitePort,
    CMS_PORT: cmsPort,
    PREVIEW_PORT: previewPort,
    PUBLISHER_PORT: publisherPort,
  };
  await checkPorts(Object.fromEntries(needed.map((name) => [name, ports[name]])));
  for (const folder of ["", "public", ".cache", "cms", "cms/dist", "cms/.strapi", "cms/.tmp"]) {
    assertWritable(join(root, folder));
  }
  writeMissingSecrets();
  const local = read();
  await checkSettings(local.settings);
  await writeCatalogue();

  return local;
};

export { installAll as installBoth };
