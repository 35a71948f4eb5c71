import { dayMs } from "../../../common/durations.ts";

/** The date in a number of days, as `2026-11-30`. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
