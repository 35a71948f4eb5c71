import { crc32, deflateRawSync } from "node:zlib";

export type Entry = {
  name: string;
  content: Buffer | string;
  deflate?: boolean;
  /** Like LibreOffice, with the sizes after the data (APPNOTE 4.3.9). */
  streamed?: boolean;
};

const writeEntry = ({ name, content, deflate, streamed }: Entry, offset: number) => {
  const raw = Buffer.from(content);
  const data = deflate ? deflateRawSync(raw) : raw;
  const numbers = Buffer.alloc(22);
  numbers.writeUInt16LE(streamed ? 8 : 0, 0);
  numbers.writeUInt16LE(deflate ? 8 : 0, 2);
  const sizes = Buffer.alloc(12);
  [crc32(raw), data.length, raw.length].forEach((n, index) => sizes.writeUInt32LE(n, index * 4));
  sizes.copy(numbers, 8);
  numbers.writeUInt16LE(Buffer.byteLength(name), 20);

  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  numbers.copy(local, 6);
  if (streamed) local.fill(0, 14, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  numbers.copy(directory, 8);
  directory.writeUInt32LE(offset, 42);
  const behind = streamed ? [Buffer.from("PK\x07\x08"), sizes] : [];

  return {
    data: Buffer.concat([local, Buffer.from(name), data, ...behind]),
    listing: Buffer.concat([directory, Buffer.from(name)]),
  };
};

/** A ZIP archive of these entries. */
export const zip = (entries: Entry[]): Buffer => {
  const parts: ReturnType<typeof writeEntry>[] = [];
  let offset = 0;
  for (const entry of entries) {
    const part = writeEntry(entry, offset);
    parts.push(part);
    offset += part.data.length;
  }
  const listing = Buffer.concat(parts.map((part) => part.listing));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);

  return Buffer.concat([...parts.map((part) => part.data), listing, end]);
};
