import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** Stores files that are not public, each under a random key. */
export type PrivateStorage = {
  /** Stores a file and returns its key. */
  put(content: Buffer): Promise<string>;
  /** Opens a file for reading; undefined if it does not exist. */
  open(key: string): Promise<Readable | undefined>;
  /** Deletes a file; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** Free disk space; Infinity for a bucket. */
  availableBytes(): Promise<number>;
  /** Yields all stored files, also unfinished ones, in batches of at most 1000. */
  list(): AsyncIterable<StoredFile[]>;
};

export type StoredFile = { key: string; storedAt: Date };

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
