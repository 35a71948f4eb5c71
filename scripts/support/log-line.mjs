/**
 * A line of a program's log: the time (ISO 8601, UTC), as in the content service's log, and the message.
 *
 * @param {string} message
 */
export const logLine = (message) => `${new Date().toISOString()} ${message}`;
