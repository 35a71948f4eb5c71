import { randomBytes } from "node:crypto";

/** What a file of ours is called; with this ending it is still being written. */
export const keyShape = /^[0-9a-f]{32}(\.part)?$/;

export const newKey = (): string => randomBytes(16).toString("hex");

/** @throws for anything else than a key: it could be a path that leads out of the storage. */
export const assertKey = (key: string): string => {
  if (!keyShape.test(key)) throw new Error("This is not the key of a stored file");

  return key;
};
