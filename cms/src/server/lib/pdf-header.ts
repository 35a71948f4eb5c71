/** Where readers of PDF look for the header (ISO 32000-1, Annex H, note 13). */
const searched = 1024;

/** A byte order mark, white space, and printer commands: what programs write in front of it. */
const header =
  /^(?:\xef\xbb\xbf|[\0\t\n\f\r ]|\x1b%-12345X|\x1bE|@PJL[^\r\n<]*[\r\n])*(%PDF-[^]{4})/;

/** The header of a PDF, such as `%PDF-1.7\n`, from the first 2 KB of a file; "" without one. */
export const pdfHeader = (start: Buffer): string => {
  const text = start.toString("latin1", 0, searched + "1.7\n".length);

  return header.exec(text)?.[1] ?? "";
};
