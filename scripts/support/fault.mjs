import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { root } from "./project.mjs";

/** @typedef {{ uid: string, documentId: string }} RecordId how the content service names a record. */

// The site's build writes it, too (src/build/end-with.ts).
const file = join(root, ".cache/fault.json");

/** Forgets which record the last build failed because of. */
export const forgetFault = () => rmSync(file, { force: true });

/** Notes which record the build fails because of. @param {RecordId} record */
export const noteFault = (record) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
};

/** The record that the last build failed because of, as a part of its outcome; empty where none is known. @returns {{ record?: RecordId }} */
export const readFault = () =>
  existsSync(file) ? { record: JSON.parse(readFileSync(file, "utf8")) } : {};
