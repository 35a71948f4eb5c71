const mebibyte = 1024 * 1024;

/** The largest CV taken, in bytes. The content service has the same limit. */
export const maxCvSize = 5 * mebibyte;

const maxSizeText = `${maxCvSize / mebibyte} MB`;

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * What a CV may be, by the file's extension: its media type as registered with IANA,
 * and the characters that such a file begins with. The content service accepts the
 * same (cms/src/uploads).
 */
const types: ReadonlyMap<string, readonly [mediaType: string, signature: string]> = new Map([
  ["pdf", ["application/pdf", "%PDF-"]],
  // A ZIP archive.
  ["docx", [docx, "PK\x03\x04"]],
]);

const extensions = [...types.keys()];

/** For the file dialog: the extensions that are taken. */
export const acceptedCv = extensions.map((extension) => `.${extension}`).join(",");

/** What to know before choosing a CV. */
export const cvHint = `PDF or Word (.docx), up to ${maxSizeText}.`;

const extensionOf = ({ name }: File) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
const typeOf = (file: File) => types.get(extensionOf(file)) ?? [];

/** Says what is wrong with a chosen file before it is sent, or undefined. The service looks closer. */
export const cvProblem = async (file: File): Promise<string | undefined> => {
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
 * The same file, with the media type that belongs to its extension: a browser sends
 * the type that the visitor's system knows, and a system without an office program
 * knows none, or another, for the same file.
 */
export const withMediaType = (file: File): File => {
  const { name, type, lastModified } = file;
  const [mediaType = type] = typeOf(file);

  return new File([file], name, { type: mediaType, lastModified });
};
