import { isRecord } from "../../../../common/is-record";

import type { SectionFields } from "./copy-section";

/** A copied section, and what lists call it. */
export type CopiedSection = { label: string; section: SectionFields };

const key = "copied-section";

const parse = (text: string | null): CopiedSection | undefined => {
  try {
    const copied: unknown = JSON.parse(text ?? "");
    if (!isRecord(copied) || !isRecord(copied.section)) return undefined;
    const { label, section } = copied;

    return typeof label === "string" && typeof section.__component === "string"
      ? { label, section: section as SectionFields }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps the section that was copied last in this browser, so that it can be pasted into other records: of
 * all windows, in the form as in the page.
 *
 * @param windows where the browser says that another window has changed the storage.
 */
export const createClipboard = (
  storage: Pick<Storage, "getItem" | "setItem">,
  windows: Pick<EventTarget, "addEventListener" | "removeEventListener">,
) => {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let copied: CopiedSection | undefined;

  return {
    /** The same object until another is copied; undefined if none was, or it cannot be read. */
    read: (): CopiedSection | undefined => {
      const current = storage.getItem(key);
      if (current !== text) {
        text = current;
        copied = parse(text);
      }

      return copied;
    },
    /** @returns false if the browser does not keep it: its storage is full, or not allowed. */
    write: (section: CopiedSection) => {
      try {
        storage.setItem(key, JSON.stringify(section));
        listeners.forEach((listener) => listener());

        return true;
      } catch {
        return false;
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      windows.addEventListener("storage", listener);

      return () => {
        listeners.delete(listener);
        windows.removeEventListener("storage", listener);
      };
    },
  };
};
