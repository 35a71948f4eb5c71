import { constants, crc32, deflateRawSync } from "node:zlib";

type Numbers = { size: number; packed: number; crc: number; flags: number; method: number };
export type Entry = {
  name: string;
  content: Buffer | string;
  deflate?: boolean;
  /** Written as programs do that learn the sizes last: behind the data (APPNOTE 4.3.9). */
  streamed?: boolean;
  /** Empty space in the header, as Office leaves it. */
  padding?: number;
  /** Bytes behind the data that belong to nothing. */
  gap?: string;
  /** The packed data, if it is not that of the content. */
  packed?: Buffer;
  /** What both headers say instead of the truth. */
  announces?: Partial<Numbers>;
  /** What the directory alone says instead of the truth. */
  claims?: Partial<Numbers> & { name?: string; offset?: number };
  /** Left out of the directory. */
  unlisted?: boolean;
};

const numbers = (header: Buffer, at: number, { flags, method, crc, packed, size }: Numbers) => {
  header.writeUInt16LE(flags, at);
  header.writeUInt16LE(method, at + 2);
  header.writeUInt32LE(crc, at + 8);
  header.writeUInt32LE(packed, at + 12);
  header.writeUInt32LE(size, at + 16);
};

const writeEntry = (entry: Entry, offset: number) => {
  const { name, content, deflate, streamed, padding = 0, gap = "", claims = {} } = entry;
  const raw = Buffer.from(content);
  const data = entry.packed ?? (deflate ? deflateRawSync(raw) : raw);
  const truth = {
    flags: streamed ? 8 : 0,
    method: deflate ? 8 : 0,
    crc: crc32(raw),
    packed: data.length,
    size: raw.length,
    ...entry.announces,
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  numbers(local, 6, streamed ? { ...truth, crc: 0, packed: 0, size: 0 } : truth);
  local.writeUInt16LE(Buffer.byteLength(name), 26);
  local.writeUInt16LE(padding, 28);
  const sizes = Buffer.alloc(streamed ? 16 : 0);
  if (streamed) {
    sizes.writeUInt32LE(0x08074b50, 0);
    [truth.crc, truth.packed, truth.size].forEach((n, i) => sizes.writeUInt32LE(n, 4 + i * 4));
  }

  const listed = claims.name ?? name;
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  numbers(directory, 8, { ...truth, ...claims });
  directory.writeUInt16LE(Buffer.byteLength(listed), 28);
  directory.writeUInt32LE(claims.offset ?? offset, 42);

  return {
    data: Buffer.concat([
      local,
      Buffer.from(name),
      Buffer.alloc(padding),
      data,
      sizes,
      Buffer.from(gap),
    ]),
    listing: entry.unlisted ? Buffer.alloc(0) : Buffer.concat([directory, Buffer.from(listed)]),
  };
};

/** A zip of these entries, which may lie. */
export const zip = (entries: Entry[], tail: Buffer | string = "", comment = ""): Buffer => {
  const parts: ReturnType<typeof writeEntry>[] = [];
  let offset = 0;
  for (const entry of entries) {
    const part = writeEntry(entry, offset);
    parts.push(part);
    offset += part.data.length;
  }
  const listing = Buffer.concat(parts.map((part) => part.listing));
  const count = entries.filter(({ unlisted }) => !unlisted).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);

  return Buffer.concat([
    ...parts.map((part) => part.data),
    listing,
    end,
    Buffer.from(comment),
    Buffer.from(tail),
  ]);
};

/** Deflated data that inflates to so many megabytes of nothing: about a thousandth of them. */
export const inflatingTo = (megabytes: number): Buffer => {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), {
    finishFlush: constants.Z_FULL_FLUSH,
  });

  // An empty last block ends the data.
  return Buffer.concat([...Array<Buffer>(megabytes).fill(megabyte), Buffer.from([3, 0])]);
};
