/* eslint-disable no-console -- the one place that logs */

/** Logs an error that the visitor is not shown. */
export const logError = (message: string, error: unknown): void => console.error(message, error);

/** Logs what the page has recovered from. */
export const logWarning = (error: unknown): void => console.warn(error);
