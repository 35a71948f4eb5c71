import { randomBytes } from "node:crypto";

/** The key of a stored file; `.part` marks an unfinished one. */
export const keyPattern = /^[0-9a-f]{32}(\.part)?$/;

export const newKey = (): string => randomBytes(16).toString("hex");

/**
 * Returns a valid key, to prevent path traversal.
 *
 * @throws {Error} for any other text.
 */
export const requireKey = (key: string): string => {
  if (!keyPattern.test(key)) throw new Error("Invalid storage key");

  return key;
};
