const mebibyte = 1024 * 1024;

/** The largest CV taken, in bytes. The content service has the same limit. */
export const maxCvSize = 5 * mebibyte;

const maxSizeText = `${maxCvSize / mebibyte} MB`;

type CvType = {
  /** The media type registered with IANA. */
  mediaType: string;
  /** The bytes that such a file begins with. */
  signature: readonly number[];
};

const zip = [0x50, 0x4b, 0x03, 0x04];

/** What a CV may be, by the file's extension. The content service accepts the same (cms/src/uploads). */
const types: ReadonlyMap<string, CvType> = new Map([
  ["pdf", { mediaType: "application/pdf", signature: [0x25, 0x50, 0x44, 0x46, 0x2d] }],
  [
    "doc",
    {
      mediaType: "application/msword",
      signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    },
  ],
  [
    "docx",
    {
      mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      signature: zip,
    },
  ],
  ["odt", { mediaType: "application/vnd.oasis.opendocument.text", signature: zip }],
]);

const extensions = [...types.keys()];

/** For the file dialog: the extensions that are taken. */
export const acceptedCv = extensions.map((extension) => `.${extension}`).join(",");

const names = extensions.map((extension) => extension.toUpperCase());
const typeNames = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

/** What to know before choosing a CV. */
export const cvHint = `${typeNames}, up to ${maxSizeText}.`;

const extensionOf = ({ name }: File) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Says what is wrong with a chosen file before it is sent, or undefined. The service looks closer. */
export const cvProblem = async (file: File): Promise<string | undefined> => {
  const extension = extensionOf(file);
  const signature = types.get(extension)?.signature;
  if (!signature) return `Choose a ${typeNames} file`;
  if (file.size > maxCvSize) return `This file is larger than ${maxSizeText}`;
  if (file.size === 0) return "This file is empty";

  try {
    const bytes = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
    if (signature.every((byte, index) => bytes[index] === byte)) return undefined;
  } catch {
    return "This file can't be read. Please choose it again";
  }

  return `This file isn't a valid ${extension.toUpperCase()}`;
};

/**
 * The same file, with the media type that belongs to its extension: a browser sends
 * the type that the visitor's system knows, and a system without an office program
 * knows none, or another, for the same file.
 */
export const withMediaType = (file: File): File =>
  new File([file], file.name, {
    type: types.get(extensionOf(file))?.mediaType ?? file.type,
    lastModified: file.lastModified,
  });
