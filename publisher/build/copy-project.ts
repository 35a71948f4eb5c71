import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { projectDir } from "../project.ts";

/** Copies files and folders of the project, without packages, and links others. Missing ones are left out. */
export const copyProject = (
  folder: string,
  { copied, linked }: { copied: readonly string[]; linked: readonly string[] },
): void => {
  for (const name of copied) {
    if (!existsSync(join(projectDir, name))) continue;
    cpSync(join(projectDir, name), join(folder, name), {
      recursive: true,
      filter: (source) => basename(source) !== "node_modules",
    });
  }
  for (const name of linked) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(projectDir, name), join(folder, name));
  }
};
