import { type Fields, isSame, takeFields } from "./take-fields";

/** The part of Strapi's form that is used here. */
export type FormState = {
  values: Fields;
  initialValues: Fields;
  modified: boolean;
  isSubmitting: boolean;
};

/** A form with unsaved changes, and the version that they are based on. */
export type Changes = { base: Fields; mine: Fields };

/** The state that is carried from one state of a form to the next. */
export type Typed = {
  changes?: Changes | undefined;
  seen?: FormState;
  /** The number of saves at the time of the last change. */
  saves: number;
  /** The values that the last save sent. */
  sent?: Fields | undefined;
};

type Step = { typed: Typed; put?: Fields };

/** The changes that remain unsaved after a successful save of these values. */
const afterSave = (changes: Changes, sent: Fields | undefined): Changes | undefined => {
  if (!sent) return changes;

  return isSame(changes.mine, sent) ? undefined : { base: sent, mine: changes.mine };
};

/** The fields that the user changed. */
const changedFields = ({ base, mine }: Changes) =>
  Object.keys(mine).filter((name) => !isSame(base[name], mine[name]));

/**
 * Follows a form from one state to the next. Strapi loads another version into it after each
 * request: also after a failed save, and over text that was typed meanwhile.
 *
 * @param saves the number of successful saves of the record.
 * @returns the unsaved changes and, as `put`, the values to restore in the form.
 */
export const followForm = (before: Typed, form: FormState, saves: number): Step => {
  const { seen } = before;
  const sent = form.isSubmitting && !seen?.isSubmitting ? form.values : before.sent;
  const after = { ...before, seen: form, sent };

  if (!seen || seen.initialValues === form.initialValues) {
    if (seen?.values === form.values) return { typed: after };
    const base = before.changes?.base ?? form.initialValues;
    const changes = form.modified ? { base, mine: form.values } : undefined;

    return { typed: { ...after, changes, saves } };
  }

  const changes =
    before.changes && saves > before.saves ? afterSave(before.changes, sent) : before.changes;
  if (!changes) return { typed: { ...after, changes, saves } };

  // Other users' saves do not get here: guard-saves.ts holds them back.
  const mine = takeFields(form.initialValues, changes.mine, changedFields(changes));
  // During a save, the form holds the values in the request's format.
  const typed = { ...after, changes: form.isSubmitting ? changes : { ...changes, mine }, saves };

  return isSame(mine, form.values)
    ? { typed }
    : { typed: { ...typed, seen: { ...form, values: mine } }, put: mine };
};
