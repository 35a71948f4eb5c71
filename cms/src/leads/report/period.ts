import { offsetAt } from "../../common/time-zone";
import { HttpError } from "../../server/http/errors";
import { daysIn, defaultTimeZone } from "../../server/lib/time-zone";

const maxMonths = 120;

const toNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Writes times as months in a time zone, such as 2026-01. */
export const monthsIn = (timeZone: string) => {
  const dayOf = daysIn(timeZone);

  return (time: string | Date): string => dayOf(time).slice(0, 7);
};

/** The first moment in UTC of a month given by its number. */
const startInUtc = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12));
const nameOf = (month: number) => startInUtc(month).toISOString().slice(0, 7);

/** The first moment of a month in a time zone. */
const startOf = (month: number, timeZone: string): Date => {
  const utc = startInUtc(month).getTime();
  const before = (time: number) => utc - offsetAt(timeZone, new Date(time)) * 60_000;
  const monthOf = monthsIn(timeZone);
  // The offsets differ if the clock is changed then; one may be of the evening before.
  const starts = [before(utc), before(before(utc))].filter(
    (time) => monthOf(new Date(time)) === nameOf(month),
  );

  return new Date(Math.min(...starts));
};

const invalid = (message: string) => new HttpError(400, "ValidationError", message);

const readMonth = (month: unknown, byDefault: number): number => {
  if (month === undefined || month === "") return byDefault;
  if (typeof month !== "string" || !/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month)) {
    throw invalid("A month must be a year and a month, for example 2026-01");
  }

  return toNumber(month);
};

/** The first moment of a range, and the first moment after its end. */
export type Range = { start: Date; end: Date };

/** The months of a report, when it and each month begin and end, and the month of a time. */
export type Period = Range & {
  months: string[];
  rangeOf: (month: string) => Range;
  monthOf: (time: string | Date) => string;
};

/**
 * Reads the period of a report, by default the twelve months until now.
 *
 * @param timeZone in which the reader's months begin.
 * @throws {HttpError} 400 for anything but months in their order, at most ten years.
 */
export const readPeriod = (
  query: Record<string, unknown>,
  now = new Date(),
  timeZone = defaultTimeZone,
): Period => {
  const monthOf = monthsIn(timeZone);
  const to = readMonth(query.to, toNumber(monthOf(now)));
  const from = readMonth(query.from, to - 11);
  if (from > to) throw invalid("The first month is after the last one. Swap them");
  if (to - from >= maxMonths) throw invalid("Choose at most ten years");

  return {
    months: Array.from({ length: to - from + 1 }, (_, index) => nameOf(from + index)),
    start: startOf(from, timeZone),
    end: startOf(to + 1, timeZone),
    rangeOf: (month) => ({
      start: startOf(toNumber(month), timeZone),
      end: startOf(toNumber(month) + 1, timeZone),
    }),
    monthOf,
  };
};
