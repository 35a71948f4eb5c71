const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const iso = /^\s*(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3})[a-z]*\.?,? (\d{4})\b/i;
const monthFirst = /\b([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i;

const monthOf = (name = "") => months.indexOf(name.toLowerCase()) + 1;

const partsOf = (text: string): (string | number | undefined)[] | undefined => {
  const [, year, , month, day] = iso.exec(text) ?? [];
  if (year) return [year, month, day];
  const first = dayFirst.exec(text);
  if (first) return [first[3], monthOf(first[2]), first[1]];
  const second = monthFirst.exec(text);

  return second ? [second[3], monthOf(second[1]), second[2]] : undefined;
};

/**
 * The day of a date in its own time zone, such as `2019-05-01`: of a Date, of an ISO text, of
 * `2019-05-01 10:00:00 +0200`, and of a date in English words. Undefined for anything else.
 */
export const readDay = (value: unknown): string | undefined => {
  // Dates of TOML write themselves in their own time zone.
  const text =
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  if (typeof text !== "string") return undefined;
  const [year, month, day] = (partsOf(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
  const date = new Date(`${written.join("-")}T00:00:00Z`);

  // JavaScript reads February 31 as a day of March.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === day ? written.join("-") : undefined;
};
