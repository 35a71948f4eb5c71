import { relative } from "node:path";

import { root } from "./project.mjs";

/** @typedef {{ level: string, text: string, filePath?: string, location?: { start?: { line: number, column?: number } }, stack?: { fileName?: string, lineNumber?: number }[] }} Log */
/** @typedef {{ type?: string, action?: { type: string, payload: unknown } }} Message */

/**
 * Where an error is, as terminals link to it: src/pages/index.tsx:3:5.
 *
 * @param {Log} log
 */
const placeOf = ({ filePath, location, stack }) => {
  const own = stack?.find(({ fileName }) => fileName && !/node_modules|^node:/.test(fileName));
  const { line, column } = location?.start ?? { line: own?.lineNumber };
  const file = filePath ?? own?.fileName;

  return file ? [relative(root, file), line, column].filter(Boolean).join(":") : "";
};

/**
 * Reads the messages that Gatsby sends to the process that started it, and prints what a developer
 * has to know: an error or a warning, once while it lasts, and that none is left.
 *
 * @param {(text: string) => void} print
 */
export const createGatsbyLog = (print) => {
  /** What has been printed since all was well. @type {Set<string>} */
  const told = new Set();
  let failed = false;

  return (/** @type {unknown} */ message) => {
    const { type, action } = /** @type {Message} */ (message);
    if (type !== "LOG_ACTION" || !action) return;

    if (action.type === "SET_STATUS" && action.payload === "SUCCESS") {
      if (failed) print("  ✓ the site is repaired");
      failed = false;
      told.clear();
    }
    if (action.type !== "LOG") return;

    const log = /** @type {Log} */ (action.payload);
    if (log.level !== "ERROR" && log.level !== "WARNING") return;
    const text = [placeOf(log), log.text.trim()].filter(Boolean).join("\n");
    failed ||= log.level === "ERROR";
    if (told.has(text)) return;
    told.add(text);
    print(`\n${log.level.toLowerCase()}: ${text}\n`);
  };
};
