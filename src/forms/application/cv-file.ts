/** The largest CV taken, in bytes. The content service holds the same limit. */
export const maxCvSize = 5 * 1024 * 1024;

const zip = [0x50, 0x4b, 0x03, 0x04];

/** What a CV may be: the file's ending and the bytes it begins with. */
const kinds: Record<string, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: zip,
  odt: zip,
};

/** For the file dialog: the endings that are taken. */
export const acceptedCv = Object.keys(kinds)
  .map((ending) => `.${ending}`)
  .join(",");

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Says what is wrong with a chosen file before it is sent, or undefined. The service looks closer. */
export const cvProblem = async (file: File): Promise<string | undefined> => {
  const ending = endingOf(file.name);
  const start = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  if (!start) return "Choose a PDF, DOC, DOCX or ODT file";
  if (file.size > maxCvSize) return "The file is larger than 5 MB";
  if (file.size === 0) return "The file is empty";

  try {
    const bytes = new Uint8Array(await file.slice(0, start.length).arrayBuffer());
    if (start.every((byte, index) => bytes[index] === byte)) return undefined;
  } catch {
    return "The file cannot be read: choose it again";
  }

  return `The file is not what its name says: .${endingOf(file.name)}`;
};
