/** A record as this window read it last. */
export type OpenRecord = {
  documentId: string;
  /** Its `updatedAt`, as the service wrote it. */
  readAt: string;
  /** The response, as text. */
  response: string;
  /** Whether the form holds words that are not saved. */
  modified: boolean;
  /** The response with what somebody else has saved meanwhile; the form still has the one above. */
  newer?: string;
};

/** What the window knows of the records that it shows, by {@link recordKey}. */
export const createOpenRecords = () => {
  const records = new Map<string, OpenRecord>();
  const saves = new Map<string, number>();
  const listeners = new Set<() => void>();
  let waiting = 0;
  const tell = () => listeners.forEach((listener) => listener());

  return {
    get: (key: string) => records.get(key),
    /** Notes what was read or saved. */
    read: (key: string, version: Pick<OpenRecord, "documentId" | "readAt" | "response">) => {
      records.set(key, { ...version, modified: records.get(key)?.modified ?? false });
      tell();
    },
    /** Notes that a save, or the creation of a record, was answered well. */
    save: (key: string) => {
      saves.set(key, (saves.get(key) ?? 0) + 1);
    },
    /** How many saves of a record were answered well. */
    savesOf: (key: string) => saves.get(key) ?? 0,
    change: (key: string, change: Partial<OpenRecord>) => {
      const record = records.get(key);
      const names = Object.keys(change) as (keyof OpenRecord)[];
      if (!record || names.every((name) => record[name] === change[name])) return;
      records.set(key, { ...record, ...change });
      tell();
    },
    /** Notes that a request begins to wait for the service (1), or no longer does (-1). */
    wait: (change: 1 | -1) => {
      waiting += change;
      tell();
    },
    /** Whether the service is away, as far as this window has noticed. */
    isAway: () => waiting > 0,
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
