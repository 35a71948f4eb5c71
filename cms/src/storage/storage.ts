import type { Readable } from "node:stream";

/** Storage of private files by random keys. */
export type PrivateStorage = {
  /** Stores a file and returns its key. */
  put(content: Buffer): Promise<string>;
  /** Returns undefined if there is no such file. */
  open(key: string): Promise<Readable | undefined>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Free bytes; Infinity for a bucket. */
  free(): Promise<number>;
  /** Yields stored files in pages of at most 1000. */
  list(): AsyncIterable<StoredFile[]>;
};

export type StoredFile = { key: string; storedAt: Date };
