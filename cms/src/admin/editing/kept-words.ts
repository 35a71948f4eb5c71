import type { Fields } from "./merge";

/** What somebody typed into a record and has not saved. */
export type KeptWords = {
  /** When they typed last, in milliseconds since 1970. */
  at: number;
  /** The form as it was before. */
  base: Fields;
  mine: Fields;
  /** Whether they have chosen already to go on with these words. */
  chosen?: boolean;
};

const prefix = "unsaved ";
const keptMs = 30 * 24 * 60 * 60 * 1000;

const parse = (text: string | null): KeptWords | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as KeptWords);
  } catch {
    return undefined;
  }
};

/**
 * Keeps unsaved words in the browser, for thirty days, by person and record: they outlive a
 * crash, a closed window and the end of a session.
 *
 * @param storage of the browser, `localStorage`; one that is full or blocked keeps nothing.
 */
export const createKeptWords = (storage: Storage, now = Date.now) => {
  const read = (key: string) => {
    const words = parse(storage.getItem(prefix + key));

    return words && now() - words.at < keptMs ? words : undefined;
  };
  const forget = (key: string) => storage.removeItem(prefix + key);

  return {
    read,
    forget,
    write: (key: string, words: Omit<KeptWords, "at">) => {
      try {
        storage.setItem(prefix + key, JSON.stringify({ ...words, at: now() }));
      } catch {
        // The form still has them.
      }
    },
    /** Removes what nobody has come back for. */
    forgetOld: () => {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(prefix) && !read(name.slice(prefix.length))) storage.removeItem(name);
      }
    },
  };
};
