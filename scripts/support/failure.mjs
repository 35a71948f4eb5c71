import { accessSync, constants } from "node:fs";

/** A problem that the person at the keyboard can fix: its message says what is wrong and what to do. */
export class Failure extends Error {
  /**
   * @param {string} message one sentence.
   * @param {string} [output] what a command printed before it failed.
   */
  constructor(message, output = "") {
    super(message);
    this.name = "Failure";
    this.output = output;
  }
}

/** @type {Record<string, string>} */
const systemFaults = {
  EACCES: "is not writable for you: give yourself the right to write there",
  EPERM: "is not writable for you: give yourself the right to write there",
  EROFS: "is on a disk that cannot be written to: move the project",
  ENOSPC: "could not be written because the disk is full: free some space",
};

const mayNotRead = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.R_OK);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EACCES";
  }
};

/**
 * The sentence for an error: a failure's own, plain words for a system
 * error, and a stack only for what nobody expected.
 *
 * @param {unknown} error
 */
export const explain = (error) => {
  if (error instanceof Failure) return [error.output, error.message].filter(Boolean).join("\n");

  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const fault = code && systemFaults[code];
  if (fault && path && mayNotRead(path)) {
    return `${path} is not readable for you: give yourself the right to read it.`;
  }
  if (fault) return `${path ?? "A file"} ${fault}.`;

  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
