/** The header in which the panel says the time zone of its user to the CMS. */
export const timeZoneHeader = "x-time-zone";

/**
 * The minutes that a time zone is ahead of UTC at a time, with daylight saving.
 *
 * @param timeZone in the IANA database, such as Europe/Berlin.
 * @throws {RangeError} for an unknown one.
 */
export const offsetAt = (timeZone: string, time: Date): number => {
  const text = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).format(
    time,
  );
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(text) ?? [];

  return Number(`${sign ?? ""}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};
