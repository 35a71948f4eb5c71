import { recordKey, recordPattern } from "../open-records";

/** The field from which a record is created in a dialog. */
export type FieldBehind = {
  /** Of the record that has the field, by {@link recordKey}. */
  key: string;
  /** Path of the field in that record's form, as `sections.2.author`. */
  field: string;
};

const dialog = '[role="dialog"]';
/** The path of a form; that of a new record, and of a copy, has no document id here. */
const openForm = new RegExp(recordPattern);

/** Strapi's dialog of another record has a button that goes back to the one before: it was opened from there. */
const isOpenedFromDialog = (opened: Element) =>
  opened.querySelector('button:not([aria-disabled="true"])')?.textContent === "Back";

/**
 * Watches which relation of the open form has a dialog of a record in front of it: the last one with the
 * focus outside of dialogs.
 *
 * @returns a function that reads it: undefined without a dialog, and in one that was opened from a dialog.
 */
export const watchFieldBehindDialog = (page: Document): (() => FieldBehind | undefined) => {
  let field: string | undefined;
  page.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest(dialog)) return;
    field = target.getAttribute("role") === "combobox" ? target.name : undefined;
  });

  return () => {
    const opened = page.querySelector(`${dialog} form`)?.closest(dialog);
    const [, uid, documentId] = openForm.exec(page.location.pathname) ?? [];

    return opened && uid && field && !isOpenedFromDialog(opened)
      ? { key: recordKey(uid, documentId), field }
      : undefined;
  };
};
