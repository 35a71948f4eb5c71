import { dateRange } from "../../common/forms/answers/date";

/** The type of a date field: a day, or a moment in the user's time zone. */
export type DateType = "date" | "datetime";

/** The browser's inputs, with the first and the last day: without the last, a year may have six digits. */
export const inputAttributes = {
  date: { type: "date", min: dateRange.min, max: dateRange.max },
  datetime: {
    type: "datetime-local",
    min: `${dateRange.min}T00:00`,
    max: `${dateRange.max}T23:59`,
  },
} as const;

/** Stored for input that is not a date, so that the CMS refuses to save it instead of clearing the field. */
export const notADate = "incomplete";

/** A stored date as the input's value; "" for anything else. */
export const inputValue = (type: DateType, stored: string | null | undefined): string => {
  const date = new Date(stored ?? "");
  if (Number.isNaN(date.getTime())) return "";
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

  return type === "date" ? date.toISOString().slice(0, 10) : local.toISOString().slice(0, 16);
};

/** What to store: `2026-11-30`, a moment in UTC, null for an empty input, or `notADate`. */
export const storedValue = (
  type: DateType,
  { value, validity }: { value: string; validity: { valid: boolean } },
): string | null => {
  if (!validity.valid) return notADate;
  if (value === "" || type === "date") return value || null;

  const moment = new Date(value);

  return Number.isNaN(moment.getTime()) ? notADate : moment.toISOString();
};
