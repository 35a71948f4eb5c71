import { HttpError } from "../../server/http/errors";
import { monthOf } from "./labels";

const maxMonths = 120;

const toNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The first day of a month given by its number. */
const startOf = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12));

const invalid = (message: string) => new HttpError(400, "ValidationError", message);

const readMonth = (month: unknown, byDefault: number): number => {
  if (month === undefined || month === "") return byDefault;
  if (typeof month !== "string" || !/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month)) {
    throw invalid("A month must be a year and a month, for example 2026-01");
  }

  return toNumber(month);
};

/** The months of a report, and when they begin and end. */
export type Period = { months: string[]; start: Date; end: Date };

/**
 * Reads the period of a report, by default the twelve months until now.
 *
 * @throws {HttpError} 400 for anything but months in their order, at most ten years.
 */
export const readPeriod = (query: Record<string, unknown>, now = new Date()): Period => {
  const to = readMonth(query.to, toNumber(monthOf(now)));
  const from = readMonth(query.from, to - 11);
  if (from > to) throw invalid("The first month is after the last one. Swap them");
  if (to - from >= maxMonths) throw invalid("Choose at most ten years");

  return {
    months: Array.from({ length: to - from + 1 }, (_, index) => monthOf(startOf(from + index))),
    start: startOf(from),
    end: startOf(to + 1),
  };
};
