import { timeZoneHeader } from "../../common/time-zone";

/** The days of those of whom no time zone is known: other programs, commands, the server itself. */
export const defaultTimeZone = "UTC";

/** Writes times as days in a time zone, such as 2026-01-31. @throws {RangeError} for an unknown one. */
export const daysIn = (timeZone: string) => {
  // Swedes write them so.
  const formatter = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

  return (time: string | Date): string => formatter.format(new Date(time));
};

/** The time zone of the user of the panel who sent a request; {@link defaultTimeZone} if unknown. */
export const timeZoneOf = (request: { get: (header: string) => string } | undefined): string => {
  const named = request?.get(timeZoneHeader);
  if (!named) return defaultTimeZone;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
};
