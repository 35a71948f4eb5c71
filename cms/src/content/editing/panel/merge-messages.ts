import { numberOf } from "../../../common/text/number-of";

/** How much of another user's version was taken over. */
const changesIn = (fields: number) => `changes in ${numberOf(fields, "field")}`;

/**
 * Says that another user's save was merged into the form.
 *
 * @param savedBy who saved it, and when.
 * @param fields the number of fields of which something was taken over.
 */
export const mergedMessage = (savedBy: string, fields: number): string =>
  `${savedBy}, while you had it open. What you typed is still here, and ${changesIn(fields)} of the saved version were taken over: check the form, and save.`;

/** Says what of a version needs no choice. */
export const takenOverMessage = (version: string, fields: number): string =>
  `Taken from “${version}” without a choice, since only that version has them: ${changesIn(fields)}.`;
