import { deflateRawSync } from "node:zlib";

export type Entry = {
  name: string;
  content: Buffer | string;
  deflate?: boolean;
  /** Written as programs do that learn the sizes last: behind the data (APPNOTE 4.3.9). */
  streamed?: boolean;
  /** Empty space in the header, as Office leaves it. */
  padding?: number;
  /** What the directory says instead of the truth. */
  claims?: { size?: number; packed?: number; flags?: number; name?: string; offset?: number };
};

/** A zip of these entries; what the directory says of them may be a lie. */
export const zip = (entries: Entry[], tail: Buffer | string = "", comment = ""): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, deflate, streamed, padding = 0, claims = {} } of entries) {
    const raw = Buffer.from(content);
    const packed = deflate ? deflateRawSync(raw) : raw;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(deflate ? 8 : 0, 8);
    const descriptor = Buffer.alloc(streamed ? 16 : 0);
    if (streamed) {
      descriptor.writeUInt32LE(0x08074b50, 0);
      descriptor.writeUInt32LE(packed.length, 8);
      descriptor.writeUInt32LE(raw.length, 12);
    } else {
      local.writeUInt32LE(packed.length, 18);
      local.writeUInt32LE(raw.length, 22);
    }
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    local.writeUInt16LE(padding, 28);
    const listed = claims.name ?? name;
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(claims.flags ?? (streamed ? 8 : 0), 8);
    entry.writeUInt16LE(deflate ? 8 : 0, 10);
    entry.writeUInt32LE(claims.packed ?? packed.length, 20);
    entry.writeUInt32LE(claims.size ?? raw.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(listed), 28);
    entry.writeUInt32LE(claims.offset ?? offset, 42);
    directory.push(entry, Buffer.from(listed));
    locals.push(local, Buffer.from(name), Buffer.alloc(padding), packed, descriptor);
    offset += 30 + Buffer.byteLength(name) + padding + packed.length + descriptor.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);

  return Buffer.concat([...locals, listing, end, Buffer.from(comment), Buffer.from(tail)]);
};

export const docxParts: Entry[] = [
  { name: "[Content_Types].xml", content: "<Types/>", deflate: true },
  { name: "word/document.xml", content: "<w:document/>", deflate: true },
];
export const odtParts: Entry[] = [
  { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
  { name: "content.xml", content: "<office:document-content/>", deflate: true },
];
export const docx = (more: Entry[] = []) => zip([...docxParts, ...more]);
export const odt = (more: Entry[] = []) => zip([...odtParts, ...more]);

/** The outside of a Word 97 file: its container with a directory entry for the document. */
export const doc = (directoryName = "WordDocument", more = ""): Buffer => {
  const file = Buffer.alloc(2048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  Buffer.from(directoryName, "utf16le").copy(file, 1024);
  Buffer.from(more, "utf16le").copy(file, 1280);

  return file;
};
