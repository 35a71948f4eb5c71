import { extname } from "node:path";

import { fileTypeFromBuffer } from "file-type";

import { pdfHeader } from "../../server/lib/pdf-header";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const pdf = "application/pdf";
const types = new Map([
  [".pdf", pdf],
  [".docx", docx],
]);

/** Checks the version line and the end marker (ISO 32000-1, 7.5), not the objects between them. */
const isPdf = (file: Buffer) =>
  /^%PDF-[12]\.\d\s/.test(pdfHeader(file)) && file.subarray(-1024).includes("%%EOF");

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

/** True for names such as `CV`, `CV 12.05.2024`, `CV of Dr. Doe` and `CV.pdf (1)`, as on Android. */
const lacksExtension = (name: string) => /^[^.]+$|\.(\d+|\d*\s[^.]*|[^.]*\(\d+\))$/.test(name);

/** The name of a CV, with the extension of its media type if it has none. */
export const cvNameOf = (name: string, mime: string): string =>
  lacksExtension(name) ? `${name}${mime === pdf ? ".pdf" : ".docx"}` : name;

/**
 * Detects PDF and Word files. The document's content is not inspected (docs/security.md, "Files").
 *
 * @returns the media type; undefined unless extension, declared type and bytes agree on it. Without
 *   an extension, the type may be undeclared, too.
 */
export const cvTypeOf = async (
  name: string,
  declared: string,
  file: Buffer,
): Promise<string | undefined> => {
  const extension = extname(cvNameOf(name, isPdf(file) ? pdf : docx)).toLowerCase();
  const type = types.get(extension);
  const isUndeclared = lacksExtension(name) && declared === "application/octet-stream";
  if (!type || (declared.toLowerCase() !== type && !isUndeclared)) return undefined;

  return (type === pdf ? isPdf(file) : await isDocx(file)) ? type : undefined;
};
