import { copyFileSync, type Dirent, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../lib/operator-error";

/** Staging folder of a restore, inside the target, which may be a mount. */
const stagingName = ".restoring";
/** Unfinished uploads and restores. */
const unfinished = /^([0-9a-f]{32}\.part|\.restoring)$/;

const ignoreMissing = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/** Copies a folder that is in use: leaves out unfinished files, and tolerates deleted ones. */
export const copyFolder = (from: string, to: string, checkEntry?: (entry: Dirent) => void) => {
  mkdirSync(to, { recursive: true });
  const entries = ignoreMissing(() => readdirSync(from, { withFileTypes: true })) ?? [];

  for (const entry of entries) {
    checkEntry?.(entry);
    const [source, target] = [join(from, entry.name), join(to, entry.name)];

    if (unfinished.test(entry.name)) continue;
    else if (entry.isDirectory()) copyFolder(source, target, checkEntry);
    else ignoreMissing(() => copyFileSync(source, target));
  }
};

/** A staged copy. */
export type Replacement = { commit: () => void; cancel: () => void };

/** Rejects symbolic links: one in a backup could publish any file of this machine. */
const rejectLink = (entry: Dirent) => {
  if (!entry.isSymbolicLink()) return;
  throw new OperatorError(
    `${join(entry.parentPath, entry.name)} is a symbolic link, which a backup must not contain.`,
  );
};

/** Stages new content of a folder; `commit` replaces the old. */
export const stageReplacement = (from: string, to: string): Replacement => {
  const staged = join(to, stagingName);
  const cancel = () => rmSync(staged, { recursive: true, force: true });
  cancel();

  try {
    copyFolder(from, staged, rejectLink);
  } catch (error) {
    cancel();
    throw error;
  }

  return {
    cancel,
    commit: () => {
      for (const name of readdirSync(to)) {
        if (name !== stagingName) rmSync(join(to, name), { recursive: true });
      }
      for (const name of readdirSync(staged)) renameSync(join(staged, name), join(to, name));
      cancel();
    },
  };
};
