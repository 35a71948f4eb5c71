import { relative } from "node:path";

import { projectDir } from "../../../publisher/project.ts";

type Log = {
  level: string;
  text: string;
  filePath?: string;
  location?: { start?: { line: number; column?: number } };
  stack?: { fileName?: string; lineNumber?: number }[];
};
type Message = { type?: string; action?: { type: string; payload: unknown } };

/** The location of an error as terminals link to it: `src/pages/index.tsx:3:5`. */
const locationOf = ({ filePath, location, stack }: Log) => {
  const own = stack?.find(({ fileName }) => fileName && !/node_modules|^node:/.test(fileName));
  const { line, column = undefined } = location?.start ?? { line: own?.lineNumber };
  const file = filePath ?? own?.fileName;

  return file ? [relative(projectDir, file), line, column].filter(Boolean).join(":") : "";
};

/** The lines of a code frame, which differ for each page that uses an invalid fragment. */
const codeFrame = /^>?\s*\d* \|.*\n?/gm;
const missingFragment = /The fragment "\w+" does not exist/;
const unparsed = /^There was a problem parsing/;
/** Follows from the error of a query. */
const typesFailed = /^There was an error while trying to generate TS types/;
/** General advice about unknown fields. */
const advice = /\n\nIf you don't expect [^]*/;

/**
 * Prints errors and warnings among the messages that Gatsby sends to its parent process, each once
 * until a build succeeds, and that success.
 *
 * @returns the listener of messages.
 */
export const createGatsbyLog = (print: (text: string) => void) => {
  /** Printed since the last success. */
  const printed = new Set<string>();
  let hasFailed = false;
  let isUnparsed = false;

  const printOnce = (log: Log) => {
    const text = log.text.trim().replace(advice, "");
    hasFailed ||= log.level === "ERROR";
    isUnparsed ||= unparsed.test(text);
    // An invalid fragment is an error of each query that uses it.
    const cause = text.replace(codeFrame, "");
    const follows = typesFailed.test(text) || (isUnparsed && missingFragment.test(text));
    if (follows || printed.has(cause)) return;
    printed.add(cause);
    print(`\n${[`${log.level.toLowerCase()}: ${locationOf(log)}`.trim(), text].join("\n")}\n`);
  };

  return (message: unknown): void => {
    const { type, action } = message as Message;
    if (type !== "LOG_ACTION" || !action) return;

    if (action.type === "LOG") {
      const log = action.payload as Log;
      if (log.level === "ERROR" || log.level === "WARNING") printOnce(log);
    }
    if (action.type === "SET_STATUS" && action.payload === "SUCCESS") {
      if (hasFailed) print("  ✓ the site works again");
      hasFailed = isUnparsed = false;
      printed.clear();
    }
  };
};
