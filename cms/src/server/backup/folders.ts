import {
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../../common/operator-error";

// Folders of a restore. They are inside the target, which may be a mount.
/** New files. */
const stagingName = ".restoring";
/** Old files, while they are moved: an interrupted restore is not mistaken for a complete one. */
const movingName = ".before-restore.part";
/** Old files, until the restored CMS has started. */
export const keptName = ".before-restore";

const ownNames: string[] = [stagingName, movingName, keptName];
const isUnfinished = (name: string) => ownNames.includes(name) || /^[0-9a-f]{32}\.part$/.test(name);

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

    if (isUnfinished(entry.name)) continue;
    else if (entry.isDirectory()) copyFolder(source, target, checkEntry);
    else ignoreMissing(() => copyFileSync(source, target));
  }
};

/** Rejects symbolic links: one in a backup could publish any file of this machine. */
export const rejectLink = (entry: Dirent) => {
  if (!entry.isSymbolicLink()) return;
  throw new OperatorError(
    `${join(entry.parentPath, entry.name)} is a symbolic link, which a backup must not contain.`,
  );
};

/** A staged copy. */
export type Replacement = { commit: () => void; cancel: () => void };

const setAside = (folder: string, names: string[]) => {
  const [moving, kept] = [join(folder, movingName), join(folder, keptName)];
  if (existsSync(kept)) {
    // The data of an earlier restore that no CMS has started with.
    for (const name of names) rmSync(join(folder, name), { recursive: true });
    return;
  }

  mkdirSync(moving, { recursive: true, mode: 0o700 });
  for (const name of names) renameSync(join(folder, name), join(moving, name));
  renameSync(moving, kept);
};

/**
 * Stages new content of a folder; `commit` sets the old aside.
 *
 * @param copy copies the new content into the given folder.
 * @param isReplaced whether an entry of the folder belongs to the old content.
 */
export const stageReplacement = (
  folder: string,
  copy: (staged: string) => void,
  isReplaced: (name: string) => boolean = () => true,
): Replacement => {
  const staged = join(folder, stagingName);
  const cancel = () => rmSync(staged, { recursive: true, force: true });
  cancel();

  try {
    mkdirSync(staged);
    copy(staged);
  } catch (error) {
    cancel();
    throw error;
  }

  return {
    cancel,
    commit: () => {
      const old = readdirSync(folder).filter((name) => !ownNames.includes(name));
      setAside(folder, old.filter(isReplaced));
      for (const name of readdirSync(staged)) renameSync(join(staged, name), join(folder, name));
      cancel();
    },
  };
};
