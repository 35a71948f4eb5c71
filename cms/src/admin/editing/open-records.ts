/** A record as this window read it last. */
export type OpenRecord = {
  documentId: string;
  /** Its `updatedAt`, as the CMS sent it. */
  readAt: string;
  /** The response, as text. */
  response: string;
  /** True if the form has unsaved text. */
  modified: boolean;
  /** The response with another user's save; the form still shows the one above. */
  newer?: string;
};

/** The records that this window shows, by {@link recordKey}. */
export const createOpenRecords = () => {
  const records = new Map<string, OpenRecord>();
  const saves = new Map<string, number>();
  const listeners = new Set<() => void>();
  let waiting = 0;
  const notify = () => listeners.forEach((listener) => listener());

  return {
    get: (key: string) => records.get(key),
    /** Records the version that was read or saved. */
    read: (key: string, version: Pick<OpenRecord, "documentId" | "readAt" | "response">) => {
      records.set(key, { ...version, modified: records.get(key)?.modified ?? false });
      notify();
    },
    /** Counts a successful save or creation of a record. */
    save: (key: string) => {
      saves.set(key, (saves.get(key) ?? 0) + 1);
    },
    /** The number of successful saves of a record. */
    savesOf: (key: string) => saves.get(key) ?? 0,
    change: (key: string, change: Partial<OpenRecord>) => {
      const record = records.get(key);
      const names = Object.keys(change) as (keyof OpenRecord)[];
      if (!record || names.every((name) => record[name] === change[name])) return;
      records.set(key, { ...record, ...change });
      notify();
    },
    /** Counts requests that wait for the CMS: 1 for a new one, -1 for one that no longer waits. */
    countWaiting: (change: 1 | -1) => {
      waiting += change;
      notify();
    },
    /** True while requests of this window wait for the CMS. */
    isWaiting: () => waiting > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);

      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export type OpenRecords = ReturnType<typeof createOpenRecords>;

/** The name of a record within the panel: a single type has one record. */
export const recordKey = (uid: string, documentId = "") => [uid, documentId].join("/");

/** The records that this window shows. */
export const openRecords = createOpenRecords();
