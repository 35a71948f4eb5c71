import { maxCvBytes } from "../../../common/forms/form-limits";

const mebibyte = 1024 * 1024;

const maxSizeText = `${maxCvBytes / mebibyte} MB`;

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Accepted extensions with media type and start of the file, as in the CMS (cms/src/leads/cvs). A byte
 * order mark, white space and printer commands may precede a PDF's header.
 */
const types: ReadonlyMap<string, readonly [mediaType: string, start: RegExp]> = new Map([
  [
    "pdf",
    [
      "application/pdf",
      /^(?:\xef\xbb\xbf|[\0\t\n\f\r ]|\x1b%-12345X|\x1bE|@PJL[^\r\n<]*[\r\n])*%PDF-/,
    ],
  ],
  // A ZIP archive.
  ["docx", [docx, /^PK\x03\x04/]],
]);
/** Bytes in which a PDF's header must be. */
const startLength = 1024;

const extensions = [...types.keys()];

/** Accepted extensions, for the file dialog. */
export const acceptedCv = extensions.map((extension) => `.${extension}`).join(",");

export const cvHint = `PDF or Word (.docx), up to ${maxSizeText}.`;

/** True for names such as `CV`, `CV 12.05.2024`, `CV of Dr. Doe` and `CV.pdf (1)`, as on Android. */
const lacksExtension = ({ name }: File) => /^[^.]+$|\.(\d+|\d*\s[^.]*|[^.]*\(\d+\))$/.test(name);
const extensionOf = ({ name }: File) => /.\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

const unsupported = "Please send a PDF or a Word file (.docx).";

/** Validates a file before the upload; the CMS checks more. @returns the error message, if any. */
export const validateCv = async (file: File): Promise<string | undefined> => {
  const extension = lacksExtension(file) ? undefined : extensionOf(file);
  if (extension !== undefined && !types.has(extension)) return unsupported;
  if (file.size > maxCvBytes) return `This file is larger than ${maxSizeText}`;
  if (file.size === 0) return "This file is empty";

  try {
    const bytes = new Uint8Array(await file.slice(0, startLength).arrayBuffer());
    const text = String.fromCharCode(...bytes);
    const [found] = [...types].find(([, [, start]]) => start.test(text)) ?? [];
    if (found && (extension ?? found) === found) return undefined;
  } catch {
    return "This file can’t be read. Please choose it again.";
  }

  return extension === undefined
    ? unsupported
    : `This file isn’t a valid ${extension.toUpperCase()}`;
};

/**
 * Sets the media type of a file by its extension: browsers take it from the operating system,
 * which may have none or another. Without an extension, the CMS detects it.
 */
export const withMediaType = (file: File): File => {
  const { name, type, lastModified } = file;
  const [mediaType] = lacksExtension(file) ? [""] : (types.get(extensionOf(file)) ?? [type]);

  return new File([file], name, { type: mediaType, lastModified });
};
