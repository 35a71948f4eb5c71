import { extname } from "node:path";

import { fileTypeFromBuffer } from "file-type";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const pdf = "application/pdf";
const types = new Map([
  [".pdf", pdf],
  [".docx", docx],
]);

/** Checks the version line and the end marker (ISO 32000-1, 7.5), not the objects between them. */
const isPdf = (file: Buffer) =>
  /^%PDF-[12]\.\d\s/.test(file.toString("latin1", 0, 9)) && file.subarray(-1024).includes("%%EOF");

const isDocx = async (file: Buffer) => {
  // Only ZIP archives reach file-type, whose other parsers are not needed.
  if (!file.subarray(0, 4).equals(Buffer.from("PK\x03\x04"))) return false;
  const mime = (await fileTypeFromBuffer(file))?.mime;
  // file-type gives up after 1 MB of entries with data descriptors, which LibreOffice writes.
  const isUndecided = mime === "application/zip";

  return (
    mime === docx ||
    (isUndecided && file.includes("[Content_Types].xml") && file.includes("word/document.xml"))
  );
};

/**
 * Detects PDF and Word files. The document's content is not inspected (docs/security.md, "Files").
 *
 * @returns the media type; undefined unless extension, declared type and bytes agree on it.
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
