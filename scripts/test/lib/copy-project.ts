import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { projectDir } from "../../../publisher/project.ts";

/** Read by a build and by the tests of its site. */
const shared = ["node_modules", "cms", "publisher", "scripts"];

/**
 * Copies the project so that it builds in folders of its own, until this process exits.
 *
 * @param names files and folders to copy besides the configuration files; others are linked.
 * @returns the folder of the copy.
 */
export const copyProject = (names: string[]): string => {
  const copy = mkdtempSync(join(tmpdir(), "site-copy-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  const configuration = readdirSync(projectDir).filter((name) => /\.(ts|tsx|json)$/.test(name));
  const copied = [...names, ...configuration].filter((name) => existsSync(join(projectDir, name)));
  for (const name of copied) {
    cpSync(join(projectDir, name), join(copy, name), {
      recursive: true,
      filter: (source) => basename(source) !== "node_modules",
    });
  }
  for (const name of shared.filter((one) => !names.includes(one))) {
    symlinkSync(join(projectDir, name), join(copy, name));
  }

  return copy;
};
