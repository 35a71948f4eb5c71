/** Minimum time in which a person fills in a form, in milliseconds; only bots are faster. */
export const minFillMs = 2000;

/** Maximum size of a CV, in bytes. */
export const maxCvBytes = 5 * 1024 * 1024;
