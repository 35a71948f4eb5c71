/** The last second of a day, such as 2027-06-30, anywhere on Earth: in the time zone UTC−12. */
export const lastSecondOf = (day: string) => `${day}T23:59:59-12:00`;

/** The hour of a time in UTC, such as 2027-06-30T23. */
export const hourOf = (time: Date) => time.toISOString().slice(0, "2027-06-30T23".length);

/** True once a day has ended everywhere on Earth. */
export const dayHasEnded = (day: string, now: Date) =>
  now.getTime() >= Date.parse(lastSecondOf(day)) + 1000;
