import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { quiet } from "./environment.mjs";
import { run } from "./processes.mjs";
import { bin, cmsRoot } from "./project.mjs";

// In the panel's own folder: whoever builds another one takes the stamp away with the old one.
const stamp = join(cmsRoot, "dist/build/.built-from");

/** What the panel is made from: the installed packages, and the address it is served under.
 *
 * @param {Record<string, string>} environment
 */
const fingerprint = ({ CMS_PUBLIC_URL = "" }) =>
  createHash("sha256")
    .update(readFileSync(join(cmsRoot, "package-lock.json")))
    .update(CMS_PUBLIC_URL)
    .digest("hex");

/** Whether the panel that is there was built from these packages and settings.
 *
 * @param {Record<string, string>} environment
 */
export const hasAdminPanel = (environment) =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(environment);

/** Builds the admin panel, in which editors write.
 *
 * @param {Record<string, string>} environment
 */
export const buildAdminPanel = async (environment) => {
  await run(process.execPath, [bin("@strapi/strapi/bin/strapi.js", cmsRoot), "build"], {
    cwd: cmsRoot,
    env: { ...environment, ...quiet, NODE_ENV: "production" },
    failure: "The admin panel could not be built: see above.",
  });
  writeFileSync(stamp, fingerprint(environment));
};
