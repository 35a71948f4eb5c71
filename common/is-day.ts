/** True for a day of the calendar such as 2026-01-31: 2026-02-31 is none, though Date.parse accepts it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  Boolean(new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text));
