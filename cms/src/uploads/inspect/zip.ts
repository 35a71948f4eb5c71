// Reads the directory of a zip without a library. yauzl does not check what tells a disguised
// or hostile file apart (bytes before the first entry or between the directory and its end, a
// local header with another name, entries that share data, compression ratios): the checks
// below would remain beside it, and only the reading of an entry's numbers would go.

/** What the directory of a zip says about one entry, in bytes. */
export type ZipEntry = {
  name: string;
  method: number;
  flags: number;
  size: number;
  packed: number;
  offset: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const mostEntries = 2000;
/** More than any document of 5 MB contains; a file that announces more is a bomb. */
const mostUnpacked = 200 * 1024 * 1024;
const mostRatio = 200;
/** The same for all entries together, which may be small and many: text compresses to a tenth or so. */
const mostRatioInAll = 50;
const harmlessSize = 10 * 1024 * 1024;
/** Readers of other file types look for their signature near the start, not only at it. */
const foreignStart = /%PDF-|<html|<!doctype|<script|<svg/i;
const startLength = 1024;

/** Where the zip's end record is: at the very end of the file, without the comment it could have. */
const findEnd = (file: Buffer): number | undefined => {
  const at = file.length - endLength;

  return file.readUInt32LE(at) === endSignature && file.readUInt16LE(at + 20) === 0
    ? at
    : undefined;
};

const readEntry = (file: Buffer, at: number): (ZipEntry & { next: number }) | undefined => {
  if (at + 46 > file.length || file.readUInt32LE(at) !== entrySignature) return undefined;

  const nameLength = file.readUInt16LE(at + 28);
  const next = at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  return {
    flags: file.readUInt16LE(at + 8),
    method: file.readUInt16LE(at + 10),
    packed: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    offset: file.readUInt32LE(at + 42),
    name: file.toString("utf8", at + 46, at + 46 + nameLength),
    next,
  };
};

/** Whether the header in front of an entry's data has the same name as the directory. */
const agreesWithLocal = (file: Buffer, { name, offset }: ZipEntry): boolean => {
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== localSignature) return false;
  const length = file.readUInt16LE(offset + 26);

  return file.toString("utf8", offset + 30, offset + 30 + length) === name;
};

const startOfData = (file: Buffer, { offset }: ZipEntry): number =>
  offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);

/** Whether entries share data: a small file could announce much, and a reader would unpack it again and again. */
const overlap = (file: Buffer, entries: ZipEntry[], directory: number): boolean => {
  const sorted = [...entries].sort((one, other) => one.offset - other.offset);

  return sorted.some(
    (entry, index) =>
      startOfData(file, entry) + entry.packed > (sorted[index + 1]?.offset ?? directory),
  );
};

const isBomb = (entries: ZipEntry[]): boolean => {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);

  return unpacked > mostUnpacked || (unpacked > harmlessSize && unpacked > packed * mostRatioInAll);
};

const isSafe = ({ name, flags, method, size, packed }: ZipEntry): boolean =>
  !/^[/\\]|\\|(^|\/)\.\.(\/|$)|^[a-z]:|\0/i.test(name) &&
  // Nobody at the office could open encrypted entries either.
  (flags & 1) === 0 &&
  (method === 8 || (method === 0 && size === packed)) &&
  (size < 1024 * 1024 || size <= packed * mostRatio);

/** The data of an entry that is stored uncompressed. */
export const storedContent = (file: Buffer, entry: ZipEntry): string | undefined => {
  if (entry.method !== 0) return undefined;
  const start = startOfData(file, entry);

  return file.toString("latin1", start, start + entry.size);
};

/**
 * The directory of a zip (PKWARE APPNOTE 4.3), read without unpacking anything.
 *
 * @returns undefined if the file is not a plain, complete and harmless zip: something
 *   before or after it, another type of file at its start, unsafe names, encryption,
 *   more data announced than fits.
 */
export const readZip = (file: Buffer): ZipEntry[] | undefined => {
  if (file.length < endLength || file.readUInt32LE(0) !== localSignature) return undefined;
  const end = findEnd(file);
  if (end === undefined || foreignStart.test(file.toString("latin1", 0, startLength))) {
    return undefined;
  }

  const count = file.readUInt16LE(end + 10);
  const directory = file.readUInt32LE(end + 16);
  let at = directory;
  if (count === 0 || count > mostEntries || at > end) return undefined;

  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    const entry = readEntry(file, at);
    if (!entry || entry.next > end || !isSafe(entry) || !agreesWithLocal(file, entry)) {
      return undefined;
    }
    entries.push(entry);
    at = entry.next;
  }

  return at !== end || isBomb(entries) || overlap(file, entries, directory) ? undefined : entries;
};
