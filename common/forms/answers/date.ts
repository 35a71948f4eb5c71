import { isDay } from "../../is-day.ts";

/** The days that a person may enter. Without a minimum, the year 26 would be valid. */
export const dateRange = { min: "1900-01-01", max: "9999-12-31" } as const;

/** Why a text is not a day of {@link dateRange}, such as 2026-01-31; undefined if it is. */
export const dateIssue = (text: string): string | undefined => {
  // Browsers accept years of up to six digits.
  if (/^\d{5,6}-\d\d-\d\d$/.test(text)) return "Enter a year with four digits";
  if (!isDay(text)) return "Enter a date, for example 2026-01-31";

  return text < dateRange.min ? "Enter a year from 1900 on, with four digits" : undefined;
};
