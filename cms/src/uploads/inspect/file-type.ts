import { readZip, storedContent } from "./zip";

/** A type of file that an application may carry. */
export type FileType = { extension: string; mime: string; looksRight: (file: Buffer) => boolean };

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const oleMagic = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zipEnd = Buffer.from("504b0506", "hex");

/** The pattern of a PDF name, whose letters may be hidden by escapes (ISO 32000-1, 7.3.5). */
const escapable = (name: string): string =>
  [...name]
    .map((letter) => [letter, Buffer.from(letter).toString("hex")] as const)
    .map(([letter, code]) => `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`)
    .join("");

/** An action that runs a script or a program (12.6.4): its type, `/S`, or what that points to. */
const startsPrograms = new RegExp(
  `(?:/${escapable("S")}|\\bobj)[\\0\\s]*/(?:${escapable("JavaScript")}|${escapable("Launch")})\\b`,
);

/**
 * A PDF from its first byte to its end marker (ISO 32000-1, 7.5), which is not a
 * zip at the same time and does not, in plain sight, start programs.
 */
const isPdf = (file: Buffer): boolean => {
  const text = file.toString("latin1");

  return (
    /^%PDF-[12]\.\d[ \t]*[\r\n]/.test(text) &&
    file.subarray(-1024).includes("%%EOF") &&
    file.subarray(-2048).includes("startxref") &&
    / obj\b/.test(text) &&
    !file.subarray(-65_557).includes(zipEnd) &&
    !startsPrograms.test(text)
  );
};

/** A Word file of 1997 to 2003 ([MS-CFB] 2.2): the container, with a document and no macros. */
const isDoc = (file: Buffer): boolean =>
  file.length >= 1536 &&
  file.subarray(0, 8).equals(oleMagic) &&
  file.readUInt16LE(28) === 0xfffe &&
  [9, 12].includes(file.readUInt16LE(30)) &&
  file.includes(utf16("WordDocument")) &&
  !file.includes(utf16("_VBA_PROJECT")) &&
  !file.subarray(-65_557).includes(zipEnd);

/** A Word file since 2007 (ECMA-376 part 2): a zip with its parts and no macros. */
const isDocx = (file: Buffer): boolean => {
  const names = readZip(file)?.map(({ name }) => name);

  return (
    names !== undefined &&
    names.includes("[Content_Types].xml") &&
    names.includes("word/document.xml") &&
    !names.some((name) => /vbaProject|activeX/i.test(name))
  );
};

/** An OpenDocument text (OpenDocument 1.3 part 2, 3.3): a zip that names its type first, unpacked. */
const isOdt = (file: Buffer): boolean => {
  const entries = readZip(file);
  const first = entries?.find(({ offset }) => offset === 0);

  return (
    first?.name === "mimetype" &&
    storedContent(file, first) === "application/vnd.oasis.opendocument.text" &&
    entries?.some(({ name }) => name === "content.xml") === true &&
    !entries.some(({ name }) => /^(Basic|Scripts)\//i.test(name))
  );
};

const types: readonly FileType[] = [
  { extension: "pdf", mime: "application/pdf", looksRight: isPdf },
  { extension: "doc", mime: "application/msword", looksRight: isDoc },
  {
    extension: "docx",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    looksRight: isDocx,
  },
  { extension: "odt", mime: "application/vnd.oasis.opendocument.text", looksRight: isOdt },
];

/**
 * The type of a file, if its name, its declared type and its content agree.
 *
 * @returns undefined if they do not, or if it is of no type we accept.
 */
export const fileTypeOf = (
  fileName: string,
  mime: string,
  content: Buffer,
): FileType | undefined => {
  const extension = /^[^.].*\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const type = types.find((candidate) => candidate.extension === extension);

  return type?.mime === mime.toLowerCase() && type.looksRight(content) ? type : undefined;
};
