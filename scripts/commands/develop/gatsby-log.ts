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

/** The lines of a code frame, which differ from page to page where one fragment is wrong. */
const codeFrame = /^>?\s*\d* \|.*\n?/gm;
const missingFragment = /The fragment "\w+" does not exist/;
const unparsed = /^There was a problem parsing/;
/** What repeats the error of a query. */
const typesFailed = /^There was an error while trying to generate TS types/;
/** What Gatsby advises about any field that it does not know. */
const advice = /\n\nIf you don't expect [^]*/;

/**
 * Reads the messages that Gatsby sends to the process that started it, and prints what a developer
 * has to know: an error or a warning, once while it lasts, and that none is left.
 *
 * @param {(text: string) => void} print
 */
export const createGatsbyLog = (print) => {
  /** What has been printed since all was well. @type {Set<string>} */
  const printed = new Set();
  let hasFailed = false;
  let isUnparsed = false;

  /** @param {Log} log */
  const tell = (log) => {
    const text = log.text.trim().replace(advice, "");
    hasFailed ||= log.level === "ERROR";
    isUnparsed ||= unparsed.test(text);
    // One mistake in a fragment is an error of each query that uses it.
    const cause = text.replace(codeFrame, "");
    const follows = typesFailed.test(text) || (isUnparsed && missingFragment.test(text));
    if (follows || printed.has(cause)) return;
    printed.add(cause);
    print(`\n${[`${log.level.toLowerCase()}: ${placeOf(log)}`.trim(), text].join("\n")}\n`);
  };

  return (/** @type {unknown} */ message) => {
    const { type, action } = /** @type {Message} */ (message);
    if (type !== "LOG_ACTION" || !action) return;

    if (action.type === "LOG") {
      const log = /** @type {Log} */ (action.payload);
      if (log.level === "ERROR" || log.level === "WARNING") tell(log);
    }
    if (action.type === "SET_STATUS" && action.payload === "SUCCESS") {
      if (hasFailed) print("  ✓ the site works again");
      hasFailed = isUnparsed = false;
      printed.clear();
    }
  };
};
