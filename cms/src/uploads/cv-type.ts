import { extname } from "node:path";

import { fileTypeFromBuffer } from "file-type";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const pdf = "application/pdf";
const types = new Map([
  [".pdf", pdf],
  [".docx", docx],
]);

/** A first line with the version and an end marker (ISO 32000-1, 7.5). The objects between are not read. */
const isPdf = (file: Buffer) =>
  /^%PDF-[12]\.\d\s/.test(file.toString("latin1", 0, 9)) && file.subarray(-1024).includes("%%EOF");

const isDocx = async (file: Buffer) => {
  // Keeps what is no ZIP archive away from file-type's other parsers.
  if (!file.subarray(0, 4).equals(Buffer.from("PK\x03\x04"))) return false;
  const mime = (await fileTypeFromBuffer(file))?.mime;
  // file-type stops after 1 MB of entries whose sizes stand behind them; LibreOffice writes such files.
  const isUndecided = mime === "application/zip";

  return (
    mime === docx ||
    (isUndecided && file.includes("[Content_Types].xml") && file.includes("word/document.xml"))
  );
};

/**
 * Checks that a file is a PDF or a Word file by its name, its declared type and its bytes. What
 * the document contains is not inspected (docs/security.md, "Files").
 *
 * @returns its media type; undefined if it is anything else, or the three disagree.
 */
export const cvTypeOf = async (
  name: string,
  declared: string,
  file: Buffer,
): Promise<string | undefined> => {
  const type = types.get(extname(name).toLowerCase());
  if (!type || declared.toLowerCase() !== type) return undefined;

  return (type === pdf ? isPdf(file) : await isDocx(file)) ? type : undefined;
};
