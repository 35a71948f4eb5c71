const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in the panel's language: "just now", "5 minutes ago", "yesterday". */
export const ago = (time: string, now: Date) => {
  const seconds = (now.getTime() - Date.parse(time)) / 1000;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? [];
  if (!unit) return "just now";

  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(
    -Math.floor(seconds / length),
    unit,
  );
};

/** A length of time in round words: "a few seconds", "40 seconds", "2 minutes", "1 hour". */
export const duration = (seconds: number) => {
  if (seconds < 5) return "a few seconds";
  // In steps that a reader can follow, and no more precise than an estimate is.
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes <= 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.round(seconds / 3600);

  return hours === 1 ? "1 hour" : `${hours} hours`;
};

/** Date and time as the reader's browser writes them. */
export const clock = (time: string, locale?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(time),
  );
