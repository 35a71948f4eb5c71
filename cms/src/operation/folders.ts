import { copyFileSync, type Dirent, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../lib/operator-error";

/** Where a restored folder waits until it is complete: inside the folder, which may be a mount of its own. */
const waiting = ".restoring";
/** A file that is still being uploaded, or what an interrupted restore left. */
const unfinished = /^([0-9a-f]{32}\.part|\.restoring)$/;

const unlessGone = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/**
 * Copies a folder that is in use: unfinished files are left out, and files may
 * disappear while it is copied.
 */
export const copyFolder = (from: string, to: string, checkEntry?: (entry: Dirent) => void) => {
  mkdirSync(to, { recursive: true });
  const entries = unlessGone(() => readdirSync(from, { withFileTypes: true })) ?? [];

  for (const entry of entries) {
    checkEntry?.(entry);
    const [source, target] = [join(from, entry.name), join(to, entry.name)];

    if (unfinished.test(entry.name)) continue;
    else if (entry.isDirectory()) copyFolder(source, target, checkEntry);
    else unlessGone(() => copyFileSync(source, target));
  }
};

/** A copy that waits to replace the content of its folder. */
export type Replacement = { commit: () => void; cancel: () => void };

/** A link in a backup could bring any file of this machine among those that anybody may fetch. */
const refuseLink = (entry: Dirent) => {
  if (!entry.isSymbolicLink()) return;
  throw new OperatorError(
    `${join(entry.parentPath, entry.name)} is a link, which no backup contains.`,
  );
};

/** Copies a folder's new content beside the old; nothing of the old is touched before `commit`. */
export const prepareReplacement = (from: string, to: string): Replacement => {
  const staged = join(to, waiting);
  const cancel = () => rmSync(staged, { recursive: true, force: true });
  cancel();

  try {
    copyFolder(from, staged, refuseLink);
  } catch (error) {
    cancel();
    throw error;
  }

  return {
    cancel,
    commit: () => {
      for (const name of readdirSync(to)) {
        if (name !== waiting) rmSync(join(to, name), { recursive: true });
      }
      for (const name of readdirSync(staged)) renameSync(join(staged, name), join(to, name));
      cancel();
    },
  };
};
