import { readCompoundFile } from "./compound-file";
import type { Verdict } from "./verdict";

/** Where Word keeps macros, embedded objects and what is encrypted ([MS-DOC] 2.1). Case does not count. */
const unwanted = ["macros", "objectpool", "encryptedpackage"];
/** Streams that are shorter are kept elsewhere; Word's own never is. */
const shortestStream = 4096;
const wordMark = 0xa5ec;
const encrypted = 0x0100;

/** A Word file of 1997 to 2003: a compound file with a document, and neither macros nor objects. */
export const inspectDoc = (file: Buffer): Verdict => {
  const found = readCompoundFile(file);
  const stream = found?.items.find(({ name }) => name === "WordDocument");
  const start = stream && stream.size >= shortestStream ? found?.sector(stream.start) : undefined;
  if (!found || !start || start.length < 12 || start.readUInt16LE(0) !== wordMark) return "other";

  const hasUnwanted = found.items.some(({ name }) => unwanted.includes(name.toLowerCase()));
  return hasUnwanted || (start.readUInt16LE(10) & encrypted) !== 0 ? "unfit" : "fit";
};
