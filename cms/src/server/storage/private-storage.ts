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
