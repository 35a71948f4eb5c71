import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "./processes.mjs";

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, extraneous?: boolean }} Package */

/**
 * Runs npm: the one that runs this, where it is npm that does.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} options
 */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath;

  return npm ? run(process.execPath, [npm, ...args], options) : run("npm", args, options);
};

/** The packages of a lockfile by their folder; none where there is no lockfile. @param {string} file */
export const packagesIn = (file) => {
  if (!existsSync(file)) return undefined;
  /** @type {{ packages?: Record<string, Package> }} */
  const { packages: { "": _project, ...packages } = {} } = JSON.parse(readFileSync(file, "utf8"));

  return packages;
};

/**
 * Whether the packages of the lockfile are installed, by whatever command: npm ends an
 * installation with a lockfile of its own.
 *
 * @param {string} folder
 * @param {{ dev?: boolean }} [options] `dev` asks for what tests and checks need, too.
 */
export const isInstalled = (folder, { dev = false } = {}) => {
  const wanted = packagesIn(join(folder, "package-lock.json")) ?? {};
  const found = packagesIn(join(folder, "node_modules/.package-lock.json"));
  if (!found) return false;

  return (
    Object.entries(found).every(
      ([path, { version, extraneous }]) =>
        // What somebody has added by hand disturbs nothing.
        extraneous || (wanted[path] && wanted[path].version === version),
    ) &&
    Object.entries(wanted).every(
      ([path, { optional, devOptional, dev: isDev }]) =>
        found[path] || optional || devOptional || (isDev && !dev),
    )
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

/** Whether what only tests and checks need was ever installed here. @param {string} folder */
const hasDev = (folder) =>
  Object.values(packagesIn(join(folder, "node_modules/.package-lock.json")) ?? {}).some(
    ({ dev }) => dev,
  );

/**
 * Installs a project from its lockfile; where only what tests and checks need is missing, that.
 * Whoever has that keeps it.
 *
 * @param {string} folder
 * @param {{ dev?: boolean }} [options] as of {@link isInstalled}.
 */
export const install = async (folder, { dev = false } = {}) => {
  const action = dev && isInstalled(folder) ? ["install", "--no-save"] : ["ci"];
  await runNpm(
    [...action, dev || hasDev(folder) ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund"],
    {
      cwd: folder,
      failure: `The packages of ${folder} could not be installed: see npm's output above.`,
    },
  );
};
