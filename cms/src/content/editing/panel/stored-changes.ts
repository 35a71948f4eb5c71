import { dayMs } from "../../../common/durations";
import type { Fields } from "./form-values";
import type { Taken } from "./take-fields";

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

/** As they are stored: their time is added. */
type NewChanges = Omit<StoredChanges, "at">;

/**
 * Stores unsaved changes in the browser for thirty days, by user and record: they survive a crash, a
 * closed window and the end of a session. Those of earlier visits stay until somebody restores or deletes
 * them.
 *
 * @param storage of the browser, `localStorage`; if it is full or blocked, nothing is stored.
 */
export const createStoredChanges = (storage: Storage, now = Date.now) => {
  /** The changes of each visit, the oldest first. */
  const read = (key: string): StoredChanges[] => {
    const text = storage.getItem(prefix + key);
    const visits = text === null ? [] : (JSON.parse(text) as StoredChanges[]);

    return visits.filter(({ at }) => now() - at < lifetimeMs);
  };

  return {
    read,
    /** @param latest those of this visit; undefined without any. */
    write: (key: string, earlier: readonly StoredChanges[], latest?: NewChanges) => {
      const visits = [...earlier, ...(latest ? [{ ...latest, at: now() }] : [])];
      try {
        if (visits.length === 0) storage.removeItem(prefix + key);
        else storage.setItem(prefix + key, JSON.stringify(visits));
      } catch {
        // The form still has the changes.
      }
    },
    /** Deletes expired changes. */
    removeExpired: () => {
      for (const name of Object.keys(storage)) {
        const isExpired = name.startsWith(prefix) && read(name.slice(prefix.length)).length === 0;
        if (isExpired) storage.removeItem(name);
      }
    },
  };
};
