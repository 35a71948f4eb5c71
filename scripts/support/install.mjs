import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "./processes.mjs";

const stampName = ".installed";

/** What an installation depends on: the lockfile. No native part is compiled for one Node.
 *
 * @param {string} folder
 */
const fingerprint = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");

/** When a file was written; 0 when it is not there. @param {string} file */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether the packages of the lockfile are installed, by this command or by
 * somebody's npm ci: npm ends an installation with a lockfile of its own.
 *
 * @param {string} folder
 */
export const isInstalled = (folder) => {
  const stamp = join(folder, "node_modules", stampName);
  if (existsSync(stamp)) return readFileSync(stamp, "utf8") === fingerprint(folder);

  return (
    writtenAt(join(folder, "node_modules/.package-lock.json")) >
    writtenAt(join(folder, "package-lock.json"))
  );
};

/** Throws when a file cannot be written in the folder; one that is not there yet is no fault.
 *
 * @param {string} folder
 */
export const checkWritable = (folder) => {
  if (!existsSync(folder)) return;
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw Object.assign(/** @type {NodeJS.ErrnoException} */ (error), { path: folder });
  }
};

/** Installs a project from its lockfile.
 *
 * @param {string} folder
 */
export const install = async (folder) => {
  const npm = process.env.npm_execpath;
  await run(
    npm ? process.execPath : "npm",
    [...(npm ? [npm] : []), "ci", "--include=dev", "--no-audit", "--no-fund"],
    {
      cwd: folder,
      failure: `The packages of ${folder} could not be installed: see npm's output above.`,
    },
  );
  writeFileSync(join(folder, "node_modules", stampName), fingerprint(folder));
};
