import { createReadStream } from "node:fs";
import { TextDecoder } from "node:util";

import { OperatorError } from "../../common/operator-error.ts";

/** The first bytes of files that are packed, with their names. */
const packed = [
  { bytes: [0x50, 0x4b], name: "ZIP archive" },
  { bytes: [0x1f, 0x8b], name: "gzip archive" },
];

const unreadable: Record<string, string> = {
  ENOENT: "does not exist: check its name and folder",
  EISDIR: "is a folder: name the XML file in it",
  EACCES: "is not readable: grant your user read permission",
};

const checkStart = (bytes: Uint8Array, name: string) => {
  const format = packed.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (format) {
    throw new OperatorError(`${name} is a ${format.name}: unpack it and name the XML file in it.`);
  }
};

/** The sentence about a file in another encoding. */
export const notUtf8 = (name: string) =>
  new OperatorError(`${name} is not in UTF-8: convert it to UTF-8 or export it again.`);

/** The sentence about a file whose end is missing. */
export const incomplete = (name: string) =>
  new OperatorError(`${name} is incomplete, its end is missing: export or download it again.`);

/**
 * Yields the text of a UTF-8 file in parts, without a byte order mark. Each part is read when the one
 * before it has been used, so memory does not grow with the file.
 *
 * @throws OperatorError if the file cannot be read, is packed, is cut within a character or is not UTF-8.
 */
export const decodeFile = async function* (file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw bytes ? notUtf8(file) : incomplete(file);
    }
  };
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Uint8Array>) {
      if (isFirst) checkStart(bytes, file);
      isFirst = false;
      yield decode(bytes);
    }
  } catch (error) {
    const problem = unreadable[(error as NodeJS.ErrnoException).code ?? ""];
    throw problem ? new OperatorError(`${file} ${problem}.`) : error;
  }
  yield decode();
};
