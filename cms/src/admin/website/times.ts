const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in the panel's language: "just now", "5 minutes ago", "yesterday". */
export const ago = (time: string, now = new Date()) => {
  const seconds = (now.getTime() - Date.parse(time)) / 1000;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? [];
  if (!unit) return "just now";

  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(
    -Math.floor(seconds / length),
    unit,
  );
};

/** The moment since when something is so: the time today, "November 3 at 10:42 AM", or the day of another year. */
export const since = (time: string, now = new Date(), locale = "en-US") => {
  const at = new Date(time);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  if (at.toDateString() === now.toDateString()) return write({ timeStyle: "short" });
  if (at.getFullYear() !== now.getFullYear()) return write({ dateStyle: "long" });

  return write({ month: "long", day: "numeric", hour: "numeric", minute: "2-digit" });
};

/** A moment to come, in the reader's time zone: "on November 30, at 2:05 PM", with another year's number. */
export const when = (time: string, now: Date, locale = "en-US") => {
  const at = new Date(time);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at).replace(/\s/g, " ");
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day = write(isThisYear ? { month: "long", day: "numeric" } : { dateStyle: "long" });

  return `on ${day}, at ${write({ timeStyle: "short" })}`;
};

/** How soon, in round words: "in a few seconds", "in about 40 seconds", "in about 2 minutes". */
export const soon = (seconds: number) => {
  if (seconds < 5) return "in a few seconds";
  // In steps that a reader can follow, and no more precise than an estimate is.
  if (seconds < 55) return `in about ${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));

  return `in about ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
};

/** Date and time as the reader's browser writes them. */
export const clock = (time: string, locale?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(time),
  );
