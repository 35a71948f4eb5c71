/** A day from today on, as `2026-11-30`. @param {number} days */
export const inDays = (days) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
