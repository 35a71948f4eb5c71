import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { OperatorError } from "../common/operator-error.ts";
import { runProgram, runMain } from "../publisher/process.ts";

import { step } from "./lib/print.ts";

// Usage: `node scripts/install.mjs [--dev]`. run.cjs runs this before any package is installed, so
// it imports no packages.
const projectDir = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, extraneous?: boolean }} Package */

/**
 * Runs npm: the one that started this process, or the one on the PATH.
 *
 * @param {string[]} args
 * @param {Parameters<typeof runProgram>[2]} options
 */
const runNpm = (args, options) => {
  const npm = process.env.npm_execpath;

  return npm
    ? runProgram(process.execPath, [npm, ...args], options)
    : runProgram("npm", args, options);
};

/** Reads a lockfile's packages, by folder; null if there is no lockfile. @param {string} file */
const readLockfile = (file) => {
  if (!existsSync(file)) return null;
  /** @type {{ packages?: Record<string, Package> }} */
  const { packages: { "": _project, ...packages } = {} } = JSON.parse(readFileSync(file, "utf8"));

  return packages;
};

/** npm writes this lockfile at the end of an installation. @param {string} folder */
const readInstalled = (folder) => readLockfile(join(folder, "node_modules/.package-lock.json"));

/**
 * True if the packages of the lockfile are installed.
 *
 * @param {string} folder
 * @param {{ dev?: boolean }} [options] `dev` also checks development packages.
 */
export const isInstalled = (folder, { dev = false } = {}) => {
  const wanted = readLockfile(join(folder, "package-lock.json")) ?? {};
  const found = readInstalled(folder);
  if (!found) return false;

  return (
    Object.entries(found).every(
      ([path, { version, extraneous }]) =>
        // Installed manually; not in the lockfile.
        extraneous || (wanted[path] && wanted[path].version === version),
    ) &&
    Object.entries(wanted).every(
      ([path, { optional, devOptional, dev: isDev }]) =>
        found[path] || optional || devOptional || (isDev && !dev),
    )
  );
};

/** @param {string} folder */
const hasDevDependencies = (folder) =>
  Object.values(readInstalled(folder) ?? {}).some(({ dev }) => dev);

/** Fails before a long installation if the folder cannot be written. @param {string} folder */
export const assertWritable = (folder) => {
  if (!existsSync(folder)) return;
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw Object.assign(/** @type {NodeJS.ErrnoException} */ (error), { path: folder });
  }
};

/**
 * Installs a project from its lockfile, and keeps its development packages if it has any.
 *
 * @param {string} folder
 * @param {boolean} dev
 */
const install = async (folder, dev) => {
  assertWritable(folder);
  const packages = join(folder, "node_modules");
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new OperatorError(
      `${packages} is a link, through which npm would replace the packages of another project: delete the link, and run the command again.`,
    );
  }
  const action = dev && isInstalled(folder) ? ["install", "--no-save"] : ["ci"];
  await runNpm(
    [
      ...action,
      dev || hasDevDependencies(folder) ? "--include=dev" : "--omit=dev",
      "--no-audit",
      "--no-fund",
    ],
    {
      cwd: folder,
      failure: `The packages of ${folder} could not be installed: see npm's output above.`,
    },
  );
};

const projects = [
  { title: "installing the site's packages", folder: projectDir },
  { title: "installing the CMS's packages", folder: join(projectDir, "cms") },
];

// Strapi compiles only what is below cms/, and its compiled files find their packages there.
const commonLink = join(projectDir, "cms/src/common");

const isCommonLinked = () => existsSync(join(commonLink, "package.json"));

/** Restores the committed link where Git could not create it: on Windows without that right. */
const linkCommon = () => {
  if (isCommonLinked()) return;
  // Git wrote a file with the link's target.
  rmSync(commonLink, { force: true });
  // A junction needs no right.
  symlinkSync("../../common", commonLink, "junction");
};

/** True if both projects are installed. @param {{ dev?: boolean }} options See {@link isInstalled}. */
export const areInstalled = (options) =>
  isCommonLinked() && projects.every(({ folder }) => isInstalled(folder, options));

/**
 * Installs each project whose packages are missing or outdated, and links common/ into the CMS.
 *
 * @param {{ dev?: boolean }} [options] `dev` also installs development packages.
 */
export const installAll = async ({ dev = false } = {}) => {
  linkCommon();
  await Promise.all(
    projects
      .filter(({ folder }) => !isInstalled(folder, { dev }))
      .map(({ title, folder }) => step(title, () => install(folder, dev))),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(() => installAll({ dev: process.argv.includes("--dev") }));
}
