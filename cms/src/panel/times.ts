const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const midnightOf = (time: Date) =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The days of the calendar between two times that are a day or more apart, in the user's time zone. */
const daysBetween = (at: Date, now: Date) =>
  // A day may have 23 or 25 hours.
  Math.max(1, Math.round((midnightOf(now) - midnightOf(at)) / 86_400_000));

/** A past time: "just now", "5 minutes ago", "yesterday". */
export const formatAgo = (time: string, now = new Date()) => {
  const seconds = (now.getTime() - Date.parse(time)) / 1000;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? [];
  if (!unit) return "just now";

  const count = unit === "day" ? daysBetween(new Date(time), now) : Math.floor(seconds / length);

  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-count, unit);
};

/** A start time: the time if today, else "November 3 at 10:42 AM", or the date in another year. */
export const formatSince = (time: string, now = new Date(), locale = "en-US") => {
  const at = new Date(time);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  if (at.toDateString() === now.toDateString()) return write({ timeStyle: "short" });
  if (at.getFullYear() !== now.getFullYear()) return write({ dateStyle: "long" });

  return write({ month: "long", day: "numeric", hour: "numeric", minute: "2-digit" });
};

/** A future time in the user's time zone: "on November 30, at 2:05 PM", with the year if it is another. */
export const formatWhen = (time: string, now: Date, locale = "en-US") => {
  const at = new Date(time);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at).replace(/\s/g, " ");
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day = write(isThisYear ? { month: "long", day: "numeric" } : { dateStyle: "long" });

  return `on ${day}, at ${write({ timeStyle: "short" })}`;
};

/** A rounded estimate: "in a few seconds", "in about 40 seconds", "in about 2 minutes". */
export const formatSoon = (seconds: number) => {
  if (seconds < 5) return "in a few seconds";
  // Five-second steps: an estimate is no more precise.
  if (seconds < 55) return `in about ${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));

  return `in about ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
};

/** Date and time in the browser's format. */
export const formatDateTime = (time: string, locale?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(time),
  );
