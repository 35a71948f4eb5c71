/** The last second of a day, such as 2027-06-30, anywhere on Earth: in the time zone UTC−12. */
export const lastSecondOf = (day: string) => `${day}T23:59:59-12:00`;

/** True once a day has ended everywhere on Earth. */
export const hasEnded = (day: string, now: Date) =>
  now.getTime() >= Date.parse(lastSecondOf(day)) + 1000;
