import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { filesUnder, hashFiles } from "../../publisher/inputs.ts";

import { quiet } from "./environment.mjs";
import { run } from "./processes.mjs";
import { cmsRoot, root } from "./project.mjs";

// In the panel's own folder: whoever builds another one takes the stamp away with the old one.
const stamp = join(cmsRoot, "dist/build/.built-from");

const sources = ["package-lock.json", "config/admin.ts", "src/admin"];

/**
 * What the panel is made from: the installed packages, our part of it, and the address it is
 * served under.
 *
 * @param {Record<string, string>} environment
 */
const fingerprint = ({ CMS_PUBLIC_URL = "" }) =>
  `${hashFiles(sources.flatMap((path) => filesUnder(join(cmsRoot, path))))} ${CMS_PUBLIC_URL}`;

/** Whether the panel that is there was built from these packages and settings.
 *
 * @param {Record<string, string>} environment
 */
export const hasAdminPanel = (environment) =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(environment);

/**
 * Builds the admin panel, in which editors write, from the compiled content service, which may be
 * running meanwhile.
 *
 * @param {Record<string, string>} environment
 */
export const buildAdminPanel = async (environment) => {
  await run(process.execPath, [join(root, "scripts/support/panel-program.mjs")], {
    cwd: cmsRoot,
    env: { ...environment, ...quiet, NODE_ENV: "production" },
    failure: "The admin panel could not be built: see above.",
  });
  writeFileSync(stamp, fingerprint(environment));
};
