// Reads the directory of a zip (PKWARE APPNOTE 4.3) without a library: yauzl leaves out what
// this is for, that the headers in front of the data say the same as the directory, and that
// every byte of the file belongs to an entry that the directory lists.

/** One entry: what both of its headers say, in bytes, and where its packed data is. */
export type ZipEntry = { name: string; method: number; crc: number; size: number; packed: Buffer };

const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50, data: 0x08074b50 };
const lengths = { local: 30, entry: 46, end: 22 };
const mostEntries = 2000;
/** How well it was packed, sizes behind the data, names in UTF-8: nothing else, so no encryption. */
const flagsWeKnow = 0x0806 | 0x0008;
const sizesBehind = 0x0008;

type Header = {
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  nameLength: number;
  extraLength: number;
};

/** The fields that both kinds of header have, in the same order. */
const readFields = (file: Buffer, at: number): Header => ({
  flags: file.readUInt16LE(at),
  method: file.readUInt16LE(at + 2),
  crc: file.readUInt32LE(at + 8),
  packed: file.readUInt32LE(at + 12),
  size: file.readUInt32LE(at + 16),
  nameLength: file.readUInt16LE(at + 20),
  extraLength: file.readUInt16LE(at + 22),
});

type Listed = Header & { name: string; offset: number; next: number };

const readListed = (file: Buffer, at: number): Listed | undefined => {
  if (at + lengths.entry > file.length || file.readUInt32LE(at) !== signatures.entry) return;
  const header = readFields(file, at + 8);
  const nameAt = at + lengths.entry;
  const nameEnd = nameAt + header.nameLength;

  return {
    ...header,
    name: file.toString("utf8", nameAt, nameEnd),
    offset: file.readUInt32LE(at + 42),
    next: nameEnd + header.extraLength + file.readUInt16LE(at + 32),
  };
};

/** Where the sizes behind an entry's data end, which may have a signature in front (4.3.9). */
const endOfSizes = (
  file: Buffer,
  at: number,
  { crc, packed, size }: Listed,
): number | undefined => {
  const start = at + 4 <= file.length && file.readUInt32LE(at) === signatures.data ? at + 4 : at;
  if (start + 12 > file.length) return undefined;
  const found = [0, 4, 8].map((offset) => file.readUInt32LE(start + offset));

  return found.join() === [crc, packed, size].join() ? start + 12 : undefined;
};

/** The data of a listed entry and where it ends, if the header in front of it agrees. */
const readData = (file: Buffer, listed: Listed): { packed: Buffer; end: number } | undefined => {
  const { offset, flags, method, crc, packed, size, name, nameLength } = listed;
  if (offset + lengths.local > file.length) return undefined;
  if (file.readUInt32LE(offset) !== signatures.local) return undefined;

  const local = readFields(file, offset + 6);
  const nameAt = offset + lengths.local;
  const start = nameAt + local.nameLength + local.extraLength;
  const behind = (flags & sizesBehind) !== 0;
  const agrees =
    local.flags === flags &&
    local.method === method &&
    local.nameLength === nameLength &&
    file.toString("utf8", nameAt, nameAt + nameLength) === name &&
    [
      [local.crc, crc],
      [local.packed, packed],
      [local.size, size],
    ].every(([here, there]) => here === there || (behind && here === 0));
  if (!agrees || start + packed > file.length) return undefined;

  const end = behind ? endOfSizes(file, start + packed, listed) : start + packed;
  return end === undefined ? undefined : { packed: file.subarray(start, start + packed), end };
};

const isKnown = ({ flags, method, packed, size }: Header): boolean =>
  (flags & ~flagsWeKnow) === 0 && (method === 8 || (method === 0 && size === packed));

/** The directory, from its first byte to the end record at the very end of the file. */
const readDirectory = (file: Buffer): { listed: Listed[]; start: number } | undefined => {
  const end = file.length - lengths.end;
  if (end < 0 || file.readUInt32LE(end) !== signatures.end) return undefined;

  const count = file.readUInt16LE(end + 10);
  const start = file.readUInt32LE(end + 16);
  const whole =
    file.readUInt32LE(end + 4) === 0 &&
    file.readUInt16LE(end + 8) === count &&
    start + file.readUInt32LE(end + 12) === end;
  if (!whole || count === 0 || count > mostEntries) return undefined;

  const listed: Listed[] = [];
  let at = start;
  while (listed.length < count) {
    const entry = readListed(file, at);
    if (!entry || !isKnown(entry)) return undefined;
    listed.push(entry);
    at = entry.next;
  }

  return at === end ? { listed, start } : undefined;
};

/**
 * The entries of a zip, in the order of their data.
 *
 * @returns undefined if it is not a plain and complete zip: a byte that belongs to no entry,
 *   headers that disagree, two entries of one name, encryption, another packing than Deflate.
 */
export const readZip = (file: Buffer): ZipEntry[] | undefined => {
  const directory = readDirectory(file);
  if (!directory) return undefined;

  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = 0;
  for (const listed of directory.listed.sort((one, other) => one.offset - other.offset)) {
    const data = listed.offset === at ? readData(file, listed) : undefined;
    if (!data) return undefined;
    const { name, method, crc, size } = listed;
    entries.push({ name, method, crc, size, packed: data.packed });
    names.add(name.toLowerCase());
    at = data.end;
  }

  return at === directory.start && names.size === entries.length ? entries : undefined;
};
