import { accessSync, constants } from "node:fs";

import type { RecordId } from "./record-id.ts";

/**
 * The exit code for a problem that the operator can fix, which the last line of output describes
 * (EX_CONFIG in sysexits.h).
 */
export const exConfig = 78;

type Details = {
  /** The invalid record. */
  record?: RecordId | undefined;
  /** The output of the program that failed. */
  output?: string;
};

/**
 * An error that an operator or editor can fix: its message names the problem and the remedy, and
 * is printed without a stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
  readonly record: RecordId | undefined;
  readonly output: string;

  constructor(message: string, { record, output = "" }: Details = {}) {
    super(message);
    this.record = record;
    this.output = output;
  }
}

const systemErrors: Record<string, string> = {
  EACCES: "is not writable: grant your user write permission",
  EPERM: "is not writable: grant your user write permission",
  EROFS: "is on a disk that cannot be written to: move the project",
  ENOSPC: "could not be written because the disk is full: free some space",
};

const isUnreadable = (path: string) => {
  try {
    accessSync(path, constants.R_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES";
  }
};

/**
 * The message of an error that an operator can fix, which may also be one of file permissions, the
 * disk or arguments; null for any other.
 */
export const operatorMessage = (error: unknown): string | null => {
  if (error instanceof OperatorError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith("ERR_PARSE_ARGS_")) return message;
  const problem = code && systemErrors[code];
  if (!problem) return null;
  if (path && isUnreadable(path)) {
    return `${path} is not readable: grant your user read permission.`;
  }

  return `${path ?? "A file"} ${problem}.`;
};

/** Formats an error for a terminal or a log: the message of an operator error, else the stack. */
export const formatError = (error: unknown): string => {
  const message = operatorMessage(error);
  if (message === null) return error instanceof Error ? (error.stack ?? "") : String(error);
  const output = error instanceof OperatorError ? error.output : "";

  return [output, message].filter(Boolean).join("\n");
};
