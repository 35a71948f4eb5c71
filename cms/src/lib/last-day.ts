/** True once a day such as 2027-06-30 has ended everywhere on Earth, as in src/lib/last-day.ts. */
export const hasEnded = (day: string, now: Date) =>
  now.getTime() >= Date.parse(`${day}T23:59:59-12:00`) + 1000;
