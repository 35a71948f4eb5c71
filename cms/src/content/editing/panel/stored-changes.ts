import { dayMs } from "../../../common/durations";
import type { Fields, Taken } from "./take-fields";

/** Unsaved changes of a record. */
export type StoredChanges = {
  /** The time of the last change, in milliseconds since 1970. */
  at: number;
  /** The form with the changes. */
  mine: Fields;
  /** What was already chosen instead of another version, and its `updatedAt`. */
  chosen?: { taken: Taken[]; chosenFor: string };
};

const prefix = "unsaved ";
const lifetimeMs = 30 * dayMs;

/**
 * Stores unsaved changes in the browser for thirty days, by user and record: they survive a crash, a
 * closed window and the end of a session.
 *
 * @param storage of the browser, `localStorage`; if it is full or blocked, nothing is stored.
 */
export const createStoredChanges = (storage: Storage, now = Date.now) => {
  const read = (key: string) => {
    const text = storage.getItem(prefix + key);
    const changes = text === null ? undefined : (JSON.parse(text) as StoredChanges);

    return changes && now() - changes.at < lifetimeMs ? changes : undefined;
  };
  const remove = (key: string) => storage.removeItem(prefix + key);

  return {
    read,
    remove,
    write: (key: string, changes: Omit<StoredChanges, "at">) => {
      try {
        storage.setItem(prefix + key, JSON.stringify({ ...changes, at: now() }));
      } catch {
        // The form still has the changes.
      }
    },
    /** Deletes expired changes. */
    removeExpired: () => {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(prefix) && !read(name.slice(prefix.length))) storage.removeItem(name);
      }
    },
  };
};
