import { crc32, createInflateRaw } from "node:zlib";

import type { ZipEntry } from "./zip";

/** More than any document of 5 MB holds. */
const mostUnpacked = 50 * 1024 * 1024;
/** What is read of one entry: hundreds of pages of text. */
const mostRead = 2 * 1024 * 1024;

/** Unpacks one entry, piece by piece. @returns false if it is not what its headers announce. */
const unpack = async (
  { method, packed, size, crc }: ZipEntry,
  keep: (piece: Buffer) => void,
): Promise<boolean> => {
  let unpacked = 0;
  let sum = 0;
  const take = (piece: Buffer) => {
    unpacked += piece.length;
    if (unpacked > size) return false;
    sum = crc32(piece, sum);
    keep(piece);

    return true;
  };

  if (method === 0) take(packed);
  else {
    const inflate = createInflateRaw();
    inflate.end(packed);
    try {
      for await (const piece of inflate) if (!take(piece as Buffer)) return false;
    } catch {
      return false;
    }
    if (inflate.bytesWritten !== packed.length) return false;
  }

  return unpacked === size && sum === crc;
};

/**
 * Unpacks every entry, to know that what the headers announce is true, and reads some: never
 * more at a time than a piece of 16 KB and what is read.
 *
 * @param isRead which entries to read, by name.
 * @returns the texts of those, by name; undefined if an entry is not what its headers
 *   announce, or if there is too much.
 */
export const unpackAll = async (
  entries: ZipEntry[],
  isRead: (name: string) => boolean,
): Promise<Map<string, string> | undefined> => {
  const announced = entries.reduce((sum, { size }) => sum + size, 0);
  if (announced > mostUnpacked) return undefined;

  const texts = new Map<string, string>();
  for (const entry of entries) {
    const read = isRead(entry.name);
    if (read && entry.size > mostRead) return undefined;
    const pieces: Buffer[] = [];
    if (!(await unpack(entry, (piece) => read && pieces.push(piece)))) return undefined;
    if (read) texts.set(entry.name, Buffer.concat(pieces).toString("utf8"));
  }

  return texts;
};
