import type { Readable } from "node:stream";

/** Where private files are kept, by a key that tells nothing about whose they are. */
export type PrivateStorage = {
  /** Keeps a file and returns its key. */
  put(content: Buffer): Promise<string>;
  /** Returns undefined if there is no such file. */
  open(key: string): Promise<Readable | undefined>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Bytes that are free; a bucket grows. */
  free(): Promise<number>;
  /** Yields what is there, at most a thousand at once. */
  list(): AsyncIterable<StoredFile[]>;
};

export type StoredFile = { key: string; storedAt: Date };
