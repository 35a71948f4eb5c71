/**
 * Positions where a spreadsheet could start a formula (OWASP, "CSV Injection"): at the start of a
 * cell, and after any separator, because some locales read other ones. Blanks and invisible
 * characters may precede it, and full-width signs count.
 */
const formulas =
  /(?:([,;|:"])|(?<![\s\p{Cf}\p{Cc}\u00ad\u034f\u115f\u3164]))([\s\p{Cf}\p{Cc}\u00ad\u034f\u115f\u3164]*)(?=[=+\-@＝＋－＠−﹢﹣﹦﹫])/gu;

/** One cell: always quoted, quotes doubled (RFC 4180), an apostrophe before possible formulas. */
export const csvCell = (value: unknown): string => {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = text.replace(
    formulas,
    (_all, end: string | undefined, blanks: string, at: number) =>
      (end || at === 0 ? `${end ?? ""}'` : "") + blanks.replace(/[\t\r\n]/g, "$&'"),
  );

  return `"${safe.replaceAll('"', '""')}"`;
};

/** Excel and LibreOffice read a file without it in the encoding of the computer. */
const byteOrderMark = "\ufeff";

/** A CSV row with its line end. */
export const csvRow = (values: readonly unknown[]): string =>
  `${values.map(csvCell).join(",")}\r\n`;

/** The first row of a CSV file, with the sign that the file is in UTF-8. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvRow(columns);
