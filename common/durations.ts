/** Durations in milliseconds. */
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Durations in seconds. */
export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;
