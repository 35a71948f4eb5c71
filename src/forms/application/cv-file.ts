const mebibyte = 1024 * 1024;

/** Maximum size of a CV in bytes, as in the CMS. */
export const maxCvSize = 5 * mebibyte;

const maxSizeText = `${maxCvSize / mebibyte} MB`;

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Accepted extensions with media type and file signature, as in the CMS (cms/src/uploads). */
const types: ReadonlyMap<string, readonly [mediaType: string, signature: string]> = new Map([
  ["pdf", ["application/pdf", "%PDF-"]],
  // A ZIP archive.
  ["docx", [docx, "PK\x03\x04"]],
]);

const extensions = [...types.keys()];

/** Accepted extensions, for the file dialog. */
export const acceptedCv = extensions.map((extension) => `.${extension}`).join(",");

export const cvHint = `PDF or Word (.docx), up to ${maxSizeText}.`;

const extensionOf = ({ name }: File) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
const typeOf = (file: File) => types.get(extensionOf(file)) ?? [];

/** Validates a file before the upload; the CMS checks more. @returns the error message, if any. */
export const validateCv = async (file: File): Promise<string | undefined> => {
  const [, signature] = typeOf(file);
  if (!signature) return "Please send a PDF or a Word file (.docx).";
  if (file.size > maxCvSize) return `This file is larger than ${maxSizeText}`;
  if (file.size === 0) return "This file is empty";

  try {
    const bytes = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
    if (String.fromCharCode(...bytes) === signature) return undefined;
  } catch {
    return "This file can't be read. Please choose it again.";
  }

  return `This file isn't a valid ${extensionOf(file).toUpperCase()}`;
};

/**
 * Sets the media type of a file by its extension: browsers take it from the operating system,
 * which may have none or another.
 */
export const withMediaType = (file: File): File => {
  const { name, type, lastModified } = file;
  const [mediaType = type] = typeOf(file);

  return new File([file], name, { type: mediaType, lastModified });
};
