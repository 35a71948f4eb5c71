import { isRecord } from "../../common/is-record";

import { draftPrefix } from "./draft-prefix";

/** The values of a form that has not been sent. */
type FormDraft = {
  values: Record<string, unknown>;
  /** When the visitor first saw the form, in milliseconds since 1970. */
  startedAt: number;
};

// If the browser blocks storage, drafts last as long as the page.
const memory = new Map<string, string>();
const storageKey = (form: string) => draftPrefix + form;

const listeners = new Set<(form: string) => void>();
const notify = (form: string) => listeners.forEach((listener) => listener(form));

const read = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
};

/** The form's unsent draft in this tab, or undefined. */
export const readDraft = (form: string): FormDraft | undefined => {
  try {
    const { values, startedAt }: Partial<FormDraft> = JSON.parse(read(storageKey(form)) ?? "{}");

    return isRecord(values) && typeof startedAt === "number" ? { values, startedAt } : undefined;
  } catch {
    return undefined;
  }
};

/** Saves a draft for this tab: it survives a reload and is discarded when the tab closes. */
export const saveDraft = (form: string, draft: FormDraft): void => {
  const text = JSON.stringify(draft);
  memory.set(storageKey(form), text);
  try {
    sessionStorage.setItem(storageKey(form), text);
  } catch {
    // Storage is blocked or full: the copy in memory remains.
  }
  notify(form);
};

/** Deletes a draft once it has been sent. */
export const deleteDraft = (form: string): void => {
  memory.delete(storageKey(form));
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was stored.
  }
  notify(form);
};

/**
 * Calls `listener` with the form's name whenever its draft is saved or deleted.
 *
 * @returns the unsubscribe function.
 */
export const onDraftChange = (listener: (form: string) => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};
