/**
 * Where a spreadsheet could see a formula (OWASP, "CSV Injection"): at the start of a cell, and
 * after whatever a spreadsheet of some country takes for the end of one, since it may read the
 * file with another separator than it was written with. Blanks and characters that nobody sees
 * may come first, and the wide forms count as well.
 */
const formulas =
  /(?:([,;|:"])|(?<![\s\p{Cf}\p{Cc}\u00ad\u034f\u115f\u3164]))([\s\p{Cf}\p{Cc}\u00ad\u034f\u115f\u3164]*)(?=[=+\-@＝＋－＠−﹢﹣﹦﹫])/gu;

/**
 * One cell: always quoted, quotes doubled (RFC 4180), and an apostrophe in front of
 * everything that a spreadsheet could otherwise evaluate as a formula.
 */
export const csvCell = (value: unknown): string => {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = text.replace(
    formulas,
    (_all, end: string | undefined, blanks: string, at: number) =>
      (end || at === 0 ? `${end ?? ""}'` : "") + blanks.replace(/[\t\r\n]/g, "$&'"),
  );

  return `"${safe.replaceAll('"', '""')}"`;
};

/** A CSV row with its line end. */
export const csvRow = (values: readonly unknown[]): string =>
  `${values.map(csvCell).join(",")}\r\n`;
