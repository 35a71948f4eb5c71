import { type Fields, isSame, mergeFields } from "./merge";

/** What is needed of Strapi's form. */
export type FormState = {
  values: Fields;
  initialValues: Fields;
  modified: boolean;
  isSubmitting: boolean;
};

/** What somebody typed into a form, and the version that they typed it into. */
export type Words = { base: Fields; mine: Fields };

/** What is known of a form between two of its states. */
export type Typed = {
  words?: Words | undefined;
  seen?: FormState;
  /** How many saves there were when somebody typed last. */
  saves: number;
  /** What the last save sent. */
  sent?: Fields | undefined;
};

type Step = { typed: Typed; put?: Fields };

/** What is still unsaved once a save, which sent these values, was answered well. */
const afterSave = (words: Words, sent: Fields | undefined): Words | undefined => {
  if (!sent) return words;

  return isSame(words.mine, sent) ? undefined : { base: sent, mine: words.mine };
};

/**
 * Follows a form from one state to the next. Strapi puts another version into it after each
 * request: also after a save that failed, and over what somebody has typed meanwhile.
 *
 * @param saves how many saves of the record were answered well.
 * @returns what is typed now and, as `put`, what the form lost and must be given again.
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
  // While a save is on its way, the form holds what was sent, as a request has it.
  const typed = { ...after, words: form.isSubmitting ? words : { ...words, mine }, saves };

  return isSame(mine, form.values)
    ? { typed }
    : { typed: { ...typed, seen: { ...form, values: mine } }, put: mine };
};
