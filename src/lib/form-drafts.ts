import { isRecord } from "../../common/is-record";

import { draftPrefix } from "./draft-prefix";
import { deleteText, keepText, readText } from "./tab-storage";

/** The values of a form that has not been sent. */
type FormDraft = {
  values: Record<string, unknown>;
  /** When the visitor first saw the form, in milliseconds since 1970. */
  startedAt: number;
};

const storageKey = (form: string) => draftPrefix + form;

const listeners = new Set<(form: string) => void>();
const notify = (form: string) => listeners.forEach((listener) => listener(form));

/** The form's unsent draft in this tab, or undefined. */
export const readDraft = (form: string): FormDraft | undefined => {
  try {
    const { values, startedAt }: Partial<FormDraft> = JSON.parse(
      readText(storageKey(form)) ?? "{}",
    );

    return isRecord(values) && typeof startedAt === "number" ? { values, startedAt } : undefined;
  } catch {
    return undefined;
  }
};

/** Saves a draft for this tab: it survives a reload and is discarded when the tab closes. */
export const saveDraft = (form: string, draft: FormDraft): void => {
  keepText(storageKey(form), JSON.stringify(draft));
  notify(form);
};

/** Deletes a draft once it has been sent. */
export const deleteDraft = (form: string): void => {
  deleteText(storageKey(form));
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
