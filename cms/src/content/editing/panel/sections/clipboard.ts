import { isRecord } from "../../../../common/is-record";

import type { SectionFields } from "./copy-section";

/** A copied section, and what lists call it. */
export type CopiedSection = { label: string; section: SectionFields };

const key = "copied-section";

/** Keeps the section that was copied last in this browser, so that it can be pasted into other records. */
export const createClipboard = (storage: Pick<Storage, "getItem" | "setItem">) => ({
  /** @returns undefined if none was copied, or it cannot be read. */
  read: (): CopiedSection | undefined => {
    try {
      const copied: unknown = JSON.parse(storage.getItem(key) ?? "");
      if (!isRecord(copied) || !isRecord(copied.section)) return undefined;
      const { label, section } = copied;

      return typeof label === "string" && typeof section.__component === "string"
        ? { label, section: section as SectionFields }
        : undefined;
    } catch {
      return undefined;
    }
  },
  /** @returns false if the browser does not keep it: its storage is full, or not allowed. */
  write: (copied: CopiedSection) => {
    try {
      storage.setItem(key, JSON.stringify(copied));

      return true;
    } catch {
      return false;
    }
  },
});
