import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { copyProject } from "../../../publisher/build/copy-project.ts";
import { projectDir } from "../../../publisher/project.ts";
import { repositoryFiles } from "../../lib/tracked-files.ts";

/** Read by a build and by the tests of its site. */
const shared = ["node_modules", "cms", "publisher", "scripts"];

/**
 * Copies the project so that it builds in folders of its own, until this process exits.
 *
 * @param names files and folders to copy besides the configuration files; others are linked.
 * @returns the folder of the copy.
 */
export const copyForBuild = (names: string[]): string => {
  const copy = mkdtempSync(join(tmpdir(), "site-copy-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  const configuration = readdirSync(projectDir).filter((name) => /\.(ts|tsx|json)$/.test(name));
  copyProject(copy, {
    copied: [...names, ...configuration],
    linked: shared.filter((name) => !names.includes(name)),
  });

  return copy;
};

/**
 * Copies all files of the repository, for changes that no other test may see, until this process
 * exits. Packages are linked.
 */
export const copyRepository = (prefix: string): string => {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  for (const name of repositoryFiles(projectDir)) {
    // Recursive for the link to a folder: Node takes it for the folder first.
    cpSync(join(projectDir, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ["node_modules", "cms/node_modules"]) {
    symlinkSync(join(projectDir, name), join(copy, name));
  }
  // Processed pictures, which take minutes.
  const pictures = join(projectDir, "public/static");
  if (existsSync(pictures)) cpSync(pictures, join(copy, "public/static"), { recursive: true });

  return copy;
};
