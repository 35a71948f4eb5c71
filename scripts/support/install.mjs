import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "./processes.mjs";

const stampName = ".installed";

/** What an installation depends on: the lockfile, and the Node that addons were compiled for.
 *
 * @param {string} folder
 */
const fingerprint = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(process.versions.modules)
    .digest("hex");

/** Whether the installed packages are those of the lockfile, installed to the end.
 *
 * @param {string} folder
 */
export const isInstalled = (folder) => {
  const stamp = join(folder, "node_modules", stampName);

  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(folder);
};

/** Throws when a file cannot be written in the folder.
 *
 * @param {string} folder
 */
export const checkWritable = (folder) => {
  const probe = join(folder, `.write-probe-${process.pid}`);
  writeFileSync(probe, "");
  rmSync(probe);
};

/** Installs a project from its lockfile.
 *
 * @param {string} folder
 */
export const install = async (folder) => {
  const npm = process.env.npm_execpath;
  await run(
    npm ? process.execPath : "npm",
    [...(npm ? [npm] : []), "ci", "--no-audit", "--no-fund"],
    {
      cwd: folder,
      failure: `The packages of ${folder} could not be installed: see npm's words above (the content service's database driver needs python3, make and a C++ compiler).`,
    },
  );
  writeFileSync(join(folder, "node_modules", stampName), fingerprint(folder));
};
