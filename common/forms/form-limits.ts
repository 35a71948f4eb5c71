/** Minimum time in which a person fills in a form, in milliseconds; only bots are faster. */
export const minFillMs = 2000;

/** Maximum size of a CV, in bytes. */
export const maxCvBytes = 5 * 1024 * 1024;

/** Most fields of a form that editors make. */
export const maxFormFields = 40;

/** Most characters of an answer to a text field, whatever its maximum. */
export const longestAnswer = 5000;

/** Most characters of an answer to a text field without a maximum. */
export const maxAnswerLengths = { text: 200, longText: longestAnswer };
