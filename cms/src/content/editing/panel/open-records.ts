import type { Fields } from "./form-values";

/** What a merge with another user's save says. */
type Merged = { conflicts: string[]; takenOver: string[] };

/** A record as last loaded in this browser window. */
export type OpenRecord = {
  documentId: string;
  /** As the CMS sent it. */
  updatedAt: string;
  /** "draft", "modified" or "published"; none of a type without drafts. */
  status: string | undefined;
  /** The response, as text. */
  response: string;
  /** The form, if it has unsaved changes. */
  unsaved?: Fields | undefined;
  /** Compares the form's unsaved changes with a version that another user saved meanwhile. */
  merge?: ((theirs: Fields) => Promise<Merged>) | undefined;
  /** A newer version saved by another user; the form still shows `response`. */
  newer?: string | undefined;
  /**
   * The version saved by another user that was merged into the form last, and the fields
   * of which something was taken from it.
   */
  merged?: { response: string; takenOver: string[] } | undefined;
};

/** Creates a store of loaded records and of the number of their saves, by {@link recordKey}. */
export const createOpenRecords = () => {
  const records = new Map<string, OpenRecord>();
  const saves = new Map<string, number>();
  const listeners = new Set<() => void>();
  let waiting = 0;
  const notify = () => listeners.forEach((listener) => listener());

  return {
    get: (key: string) => records.get(key),
    /** Sets the version that was read or saved last, and drops `newer`. */
    setVersion: (
      key: string,
      version: Pick<OpenRecord, "documentId" | "updatedAt" | "status" | "response">,
    ) => {
      const { unsaved, merge, merged } = records.get(key) ?? {};
      records.set(key, { ...version, unsaved, merge, merged });
      notify();
    },
    /** Counts a successful write of a record: also its creation, publication or deletion. */
    countSave: (key: string) => {
      saves.set(key, (saves.get(key) ?? 0) + 1);
    },
    /** The number of successful writes. */
    savesOf: (key: string) => saves.get(key) ?? 0,
    update: (key: string, patch: Partial<OpenRecord>) => {
      const record = records.get(key);
      const names = Object.keys(patch) as (keyof OpenRecord)[];
      if (!record || names.every((name) => record[name] === patch[name])) return;
      records.set(key, { ...record, ...patch });
      notify();
    },
    /** Counts the requests that wait for the CMS: 1 when one starts to wait, -1 when it stops. */
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

/** The path of a record in the panel and in its requests: its type and its document id, if it has one. */
export const recordPattern = String.raw`/content-manager/(?:collection|single)-types/(api::[\w.-]+)(?:/([a-z0-9]{20,}))?`;

/** The name of a record within the panel: a single type has one record. */
export const recordKey = (uid: string, documentId = "") => [uid, documentId].join("/");

/** The store of this window. */
export const openRecords = createOpenRecords();
