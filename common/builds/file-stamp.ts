import { statSync } from "node:fs";

/** What tells a file from the one that is written over it, without reading it; a missing file has one, too. */
export const fileStamp = (file: string): string => {
  const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};

  return `${ino} ${mtimeMs} ${size}`;
};
