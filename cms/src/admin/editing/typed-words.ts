import { type Fields, isSame, mergeFields } from "./merge";

/** The part of Strapi's form that is used here. */
export type FormState = {
  values: Fields;
  initialValues: Fields;
  modified: boolean;
  isSubmitting: boolean;
};

/** A form with unsaved changes, and the version that they are based on. */
export type Words = { base: Fields; mine: Fields };

/** The state that is carried from one state of a form to the next. */
export type Typed = {
  words?: Words | undefined;
  seen?: FormState;
  /** The number of saves at the time of the last change. */
  saves: number;
  /** The values that the last save sent. */
  sent?: Fields | undefined;
};

type Step = { typed: Typed; put?: Fields };

/** The changes that remain unsaved after a successful save of these values. */
const afterSave = (words: Words, sent: Fields | undefined): Words | undefined => {
  if (!sent) return words;

  return isSame(words.mine, sent) ? undefined : { base: sent, mine: words.mine };
};

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
    const base = before.words?.base ?? form.initialValues;
    const words = form.modified ? { base, mine: form.values } : undefined;

    return { typed: { ...after, words, saves } };
  }

  const words = before.words && saves > before.saves ? afterSave(before.words, sent) : before.words;
  if (!words) return { typed: { ...after, words, saves } };

  const mine = mergeFields(words.base, form.initialValues, words.mine);
  // During a save, the form holds the values in the request's format.
  const typed = { ...after, words: form.isSubmitting ? words : { ...words, mine }, saves };

  return isSame(mine, form.values)
    ? { typed }
    : { typed: { ...typed, seen: { ...form, values: mine } }, put: mine };
};
