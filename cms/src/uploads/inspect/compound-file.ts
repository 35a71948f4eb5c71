/** What a compound file ([MS-CFB]) holds under one name. */
export type StoredItem = { name: string; start: number; size: number };

const magic = Buffer.from("d0cf11e0a1b11ae1", "hex");
const headerLength = 512;
const itemLength = 128;
const endOfChain = 0xfffffffe;
/** The sectors that the header itself can list: enough for 7 MB. */
const listedInHeader = 109;

/** The file's sectors, and which follows which; undefined if the header is another's. */
const readSectors = (file: Buffer) => {
  if (file.length < headerLength || !file.subarray(0, 8).equals(magic)) return undefined;
  const shift = file.readUInt16LE(30);
  if (file.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return undefined;

  const length = 2 ** shift;
  const sector = (index: number) => file.subarray((index + 1) * length, (index + 2) * length);
  const tableLength = file.readUInt32LE(44);
  if (tableLength > listedInHeader) return undefined;
  const table = Buffer.concat(
    Array.from({ length: tableLength }, (_, index) => sector(file.readUInt32LE(76 + index * 4))),
  );

  return {
    sector,
    next: (index: number) =>
      index * 4 + 4 <= table.length ? table.readUInt32LE(index * 4) : endOfChain,
  };
};

/**
 * Everything that a compound file holds, at whatever depth.
 *
 * @returns undefined if it is not one, or its directory is broken.
 */
export const readCompoundFile = (file: Buffer) => {
  const sectors = readSectors(file);
  if (!sectors) return undefined;

  const items: StoredItem[] = [];
  const seen = new Set<number>();
  for (let at = file.readUInt32LE(48); at !== endOfChain; at = sectors.next(at)) {
    const sector = sectors.sector(at);
    if (seen.has(at) || sector.length === 0) return undefined;
    seen.add(at);
    for (let start = 0; start + itemLength <= sector.length; start += itemLength) {
      const item = sector.subarray(start, start + itemLength);
      const nameLength = Math.min(64, item.readUInt16LE(64));
      // 0 marks an unused place.
      if (item.readUInt8(66) === 0 || nameLength < 2) continue;
      items.push({
        name: item.toString("utf16le", 0, nameLength - 2),
        start: item.readUInt32LE(116),
        size: item.readUInt32LE(120),
      });
    }
  }

  return { items, sector: sectors.sector };
};
