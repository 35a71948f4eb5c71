import { isRecord } from "./is-record";

/** What a form holds while it is being filled in. */
export type Draft = {
  values: Record<string, unknown>;
  /** When the visitor first saw the form, as a timestamp in milliseconds. */
  startedAt: number;
};

// Where the browser forbids storage, drafts live as long as the page.
const memory = new Map<string, string>();
const keyOf = (form: string) => `draft:${form}`;

const listeners = new Set<(form: string) => void>();
const notify = (form: string) => listeners.forEach((listener) => listener(form));

const read = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
};

/** What was typed into a form in this tab and not sent yet, or undefined. */
export const readDraft = (form: string): Draft | undefined => {
  try {
    const { values, startedAt }: Partial<Draft> = JSON.parse(read(keyOf(form)) ?? "{}");

    return isRecord(values) && typeof startedAt === "number" ? { values, startedAt } : undefined;
  } catch {
    return undefined;
  }
};

/** Saves what was typed, for this tab: it survives a reload and is gone with the tab. */
export const saveDraft = (form: string, draft: Draft): void => {
  const text = JSON.stringify(draft);
  memory.set(keyOf(form), text);
  try {
    sessionStorage.setItem(keyOf(form), text);
  } catch {
    // Storage forbidden or full: the copy in memory remains.
  }
  notify(form);
};

/** Deletes a draft: after it was sent. */
export const dropDraft = (form: string): void => {
  memory.delete(keyOf(form));
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was stored.
  }
  notify(form);
};

/** Calls back with a form's name whenever its draft was saved or deleted. @returns what ends it. */
export const onDraftChange = (listener: (form: string) => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};
