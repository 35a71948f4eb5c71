import { closeSync, constants, fstatSync, openSync, realpathSync, statSync } from "node:fs";

const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file without following symbolic links: a build may have linked a file with secrets.
 *
 * @param file in a folder given by its real path.
 * @returns null if the file does not exist, is linked or is no regular file.
 */
export const openUnlinked = (file: string): number | null => {
  let fd: number | null = null;
  try {
    fd = openSync(file, flags);
    const [opened, there] = [fstatSync(fd), statSync(file)];
    const isSame = opened.ino === there.ino && opened.dev === there.dev;
    if (isSame && opened.isFile() && realpathSync(file) === file) return fd;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG", "ENXIO"].includes(code)) throw error;
  }
  if (fd !== null) closeSync(fd);

  return null;
};
