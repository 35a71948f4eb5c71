/** The type of a date field: a day, or a moment in the user's time zone. */
export type DateType = "date" | "datetime";

type Day = { year: string; month: string; day: string };

const formatOf = (type: DateType, locale?: string) =>
  new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    // A day has no time zone.
    ...(type === "date" ? { timeZone: "UTC" } : { hour: "2-digit", minute: "2-digit" }),
  });

const groups: Record<string, string> = {
  year: String.raw`(?<year>\d{4})`,
  month: String.raw`(?<month>\d{1,2})`,
  day: String.raw`(?<day>\d{1,2})`,
};

/** The user's locale format of a day. */
const ownPattern = (locale?: string) => {
  const parts = formatOf("date", locale).formatToParts(0);
  const source = parts.map(
    ({ type, value }) =>
      groups[type] ??
      String.raw`\s*${value.replace(/[\s\u200e\u200f]/g, "").replace(/[./-]/g, "\\$&")}\s*`,
  );

  return new RegExp(`^${source.join("")}$`);
};

const isoPattern = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const dottedPattern = /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/;

/** True if day and month cannot be confused. */
const isClear = ({ day, month }: Day) => Number(day) > 12 || Number(day) === Number(month);

const isoOf = ({ year, month, day }: Day): string | undefined => {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);

  // JavaScript turns February 30 into March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

const matchDay = (pattern: RegExp, text: string) => pattern.exec(text)?.groups as Day | undefined;

const parseDay = (text: string, locale?: string): string | undefined => {
  const known = matchDay(isoPattern, text) ?? matchDay(ownPattern(locale), text);
  if (known) return isoOf(known);
  const dotted = matchDay(dottedPattern, text);

  return dotted && isClear(dotted) ? isoOf(dotted) : undefined;
};

const timePattern = /(?<=[T,\s])(\d{1,2}):(\d{2})(?:\s?([ap])\.?\s?m\.?)?$/i;

const hourOf = (hour: number, half?: string) =>
  half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;

const parseMoment = (text: string, locale?: string): string | undefined => {
  const found = timePattern.exec(text);
  if (!found) return undefined;
  const [, hours, minutes, half] = found;
  const date = text.slice(0, found.index).trimEnd().replace(/[T,]$/, "");
  const day = parseDay(date.trimEnd(), locale);
  if (!day || (half && (hours === "0" || Number(hours) > 12))) return undefined;
  const hour = hourOf(Number(hours), half);
  const moment = new Date(`${day}T${String(hour).padStart(2, "0")}:${minutes}:00`);

  // JavaScript shifts times in the hour that daylight saving time skips.
  return moment.getHours() === hour ? moment.toISOString() : undefined;
};

/**
 * Parses typed or pasted text: ISO 8601, the browser's format, and day.month.year if it is not
 * ambiguous.
 *
 * @returns `2026-11-30`, or a moment in UTC; undefined for anything else.
 */
export const parseDate = (type: DateType, typed: string, locale?: string): string | undefined =>
  (type === "date" ? parseDay : parseMoment)(typed.trim(), locale);

/** Formats a stored date in the user's locale and time zone. Other text stays. */
export const formatDate = (type: DateType, stored: string, locale?: string): string => {
  const date = new Date(stored);

  return Number.isNaN(date.getTime()) || !/^\d{4}-/.test(stored)
    ? stored
    : formatOf(type, locale).format(date).replace(/\s/g, " ");
};

/** The message for an invalid date, with an example. */
export const invalidDateMessage = (type: DateType, locale?: string) => {
  const [what, stored, iso] =
    type === "date"
      ? ["date", "2026-11-30", "2026-11-30"]
      : ["date with a time", "2026-11-30T14:05:00", "2026-11-30 14:05"];
  const own = formatDate(type, stored, locale);

  return `This is not a ${what}: choose one in the calendar, or write it like ${[...new Set([own, iso])].join(" or ")}.`;
};

/** Formats a stored date for a native date input; "" for anything else. */
export const nativeDate = (type: DateType, stored: string): string => {
  const date = new Date(stored);
  if (Number.isNaN(date.getTime())) return "";
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

  return type === "date" ? stored : local.toISOString().slice(0, 16);
};
