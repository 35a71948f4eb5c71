/** What a spreadsheet would take for a formula (OWASP, "CSV Injection"), also after blanks. */
const formula = /^[\s]*[=+\-@]|^[\t\r]/;

/**
 * One cell: always quoted, quotes doubled (RFC 4180), and an apostrophe in front of
 * what a spreadsheet would otherwise evaluate as a formula.
 */
export const csvCell = (value: unknown): string => {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = formula.test(text) ? `'${text}` : text;

  return `"${safe.replaceAll('"', '""')}"`;
};

/** A CSV row with its line end. */
export const csvRow = (values: readonly unknown[]): string =>
  `${values.map(csvCell).join(",")}\r\n`;
