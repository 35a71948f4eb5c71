import { randomBytes } from "node:crypto";

/** Name of a stored file; `.part` marks unfinished ones. */
export const keyShape = /^[0-9a-f]{32}(\.part)?$/;

export const newKey = (): string => randomBytes(16).toString("hex");

/** @throws unless the text is a key, to prevent path traversal. */
export const assertKey = (key: string): string => {
  if (!keyShape.test(key)) throw new Error("This is not the key of a stored file");

  return key;
};
