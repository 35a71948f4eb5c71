import type { Versions } from "./compare/merge";
import { type Fields, isSame } from "./form-values";
import { takeFields } from "./take-fields";

/** The part of Strapi's form that is used here. */
type FormState = {
  values: Fields;
  initialValues: Fields;
  modified: boolean;
  isSubmitting: boolean;
};

/** The part of Strapi's form that is used here. */
export type RecordForm = FormState & {
  disabled: boolean;
  /** A message for each refused field, in the shape of the values. */
  errors: object;
  setErrors: (errors: object) => void;
  setValues: (values: Fields) => void;
  resetForm: () => void;
};

/** Unsaved changes: the version they started from (`base`), and the form with them (`mine`). */
export type Changes = { base: Fields; mine: Fields };

/** What is remembered between two renders of a form. */
export type Tracking = {
  changes?: Changes | undefined;
  /** The form at the last render. */
  seen?: FormState;
  /** The number of saves at the time of the last change. */
  saves: number;
  /** The values that the last save sent. */
  sent?: Fields | undefined;
};

type Step = { tracking: Tracking; put?: Fields };

/** The changes that remain unsaved after a successful save of these values. */
const afterSave = (changes: Changes, sent: Fields | undefined): Changes | undefined => {
  if (!sent) return changes;

  return isSame(changes.mine, sent) ? undefined : { base: sent, mine: changes.mine };
};

/** The fields that the user changed. */
const changedFields = ({ base, mine }: Changes) =>
  Object.keys(mine).filter((name) => !isSame(base[name], mine[name]));

/**
 * Tracks the unsaved changes of a form from one render to the next; a pure function. Strapi loads
 * another version into the form after each request: also after a failed save, and over text that was
 * typed meanwhile.
 *
 * @param saves the number of successful saves of the record.
 * @param merge merges a version that another user saved; without it, changed fields are kept whole.
 * @returns what to remember and, as `put`, the values to restore in the form.
 */
export const trackForm = (
  before: Tracking,
  form: FormState,
  saves: number,
  merge?: (versions: Versions) => Fields,
): Step => {
  const { seen } = before;
  const sent = form.isSubmitting && !seen?.isSubmitting ? form.values : before.sent;
  const after = { ...before, seen: form, sent };

  if (!seen || seen.initialValues === form.initialValues) {
    if (seen?.values === form.values) return { tracking: after };
    const base = before.changes?.base ?? form.initialValues;
    const changes = form.modified ? { base, mine: form.values } : undefined;

    return { tracking: { ...after, changes, saves } };
  }

  const changes =
    before.changes && saves > before.saves ? afterSave(before.changes, sent) : before.changes;
  if (!changes) return { tracking: { ...after, changes, saves } };

  // Of other users' saves, only those get here that guard-saves.ts does not hold back.
  // During a save, Strapi shows what was sent as saved.
  const merged = form.isSubmitting
    ? undefined
    : merge?.({ ...changes, theirs: form.initialValues });
  const mine = merged ?? takeFields(form.initialValues, changes.mine, changedFields(changes));
  // During a save, the form's values are in the request's format, so those from before are kept.
  const loaded = form.isSubmitting
    ? changes
    : { base: merged ? form.initialValues : changes.base, mine };
  const tracking = { ...after, changes: loaded, saves };

  return isSame(mine, form.values)
    ? { tracking }
    : { tracking: { ...tracking, seen: { ...form, values: mine } }, put: mine };
};
