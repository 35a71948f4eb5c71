import { join } from "node:path";

import { step } from "./command.mjs";
import { readEnvironment, writeEnvironmentFile } from "./environment.mjs";
import { checkWritable, install, isInstalled } from "./install.mjs";
import { checkPorts, portFrom } from "./ports.mjs";
import { cmsRoot, root } from "./project.mjs";

/** Installs both projects when they are not, at the same time. */
export const installBoth = async () => {
  for (const folder of ["", "public", ".cache", "cms", "cms/dist", "cms/.tmp"]) {
    checkWritable(join(root, folder));
  }
  await Promise.all(
    [
      { title: "installing the site's packages", folder: root },
      { title: "installing the content service's packages", folder: cmsRoot },
    ]
      .filter(({ folder }) => !isInstalled(folder))
      .map(({ title, folder }) => step(title, () => install(folder))),
  );
};

/**
 * Settings under which both halves run on this machine and know each other.
 *
 * @param {Record<string, string>} given
 */
export const localEnvironment = (given) => {
  const sitePort = portFrom(given, "SITE_PORT", 9000);
  const cmsPort = portFrom(given, "CMS_PORT", 1337);

  return {
    sitePort,
    cmsPort,
    settings: {
      CMS_SEED: "true",
      SITE_URL: `http://localhost:${sitePort}`,
      SITE_ORIGINS: `http://localhost:${sitePort},http://127.0.0.1:${sitePort},http://localhost:8000`,
      STRAPI_API_URL: `http://localhost:${cmsPort}`,
      ...given,
      CMS_PORT: String(cmsPort),
    },
  };
};

/**
 * Whatever must be there before both halves can be started on this machine: free
 * ports, both projects installed, secrets written, settings read.
 *
 * @param {Record<string, string>} [defaults] below what .env and the environment say.
 */
export const prepare = async (defaults = {}) => {
  const { sitePort, cmsPort } = localEnvironment({ ...defaults, ...readEnvironment() });
  await checkPorts({ SITE_PORT: sitePort, CMS_PORT: cmsPort });
  await installBoth();
  if (writeEnvironmentFile()) console.log("  ✓ wrote .env with new secrets");

  return localEnvironment({ ...defaults, ...readEnvironment() });
};
