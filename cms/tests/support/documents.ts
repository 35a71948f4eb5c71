import { type Entry, zip } from "./zip";

const officeTypes = "application/vnd.openxmlformats-officedocument";
const wordType = `${officeTypes}.wordprocessingml.document.main+xml`;
const relationshipType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** One relationship of a Word file, as it is written. */
export const relationship = (type: string, target: string, more = "") =>
  `<Relationship Id="r${type}" Type="${relationshipType}/${type}" Target="${target}" ${more}/>`;

const relationships = (...list: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`;

const contentTypes = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

/** The parts of a Word file: its document points to `related`. */
export const docxParts = (related: string[] = [], main = wordType): Entry[] => [
  { name: "[Content_Types].xml", content: contentTypes(main), deflate: true },
  {
    name: "_rels/.rels",
    content: relationships(relationship("officeDocument", "word/document.xml")),
    deflate: true,
  },
  { name: "word/document.xml", content: "<w:document/>", deflate: true },
  {
    name: "word/_rels/document.xml.rels",
    content: relationships(relationship("styles", "styles.xml"), ...related),
    deflate: true,
  },
];
export const docx = (more: Entry[] = [], related: string[] = []) =>
  zip([...docxParts(related), ...more]);

export const odtType = "application/vnd.oasis.opendocument.text";
const names = (prefix: string) => `urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0`;

const manifest = (listed: string[], more: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${names("manifest")}">${[
    "/",
    ...listed,
  ]
    .map(
      (path) =>
        `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${path === "/" ? odtType : ""}">${more}</manifest:file-entry>`,
    )
    .join("")}</manifest:manifest>`;

/** The parts of an OpenDocument text with this in its body. */
export const odtParts = (body = "", listed: string[] = [], inManifest = ""): Entry[] => [
  { name: "mimetype", content: odtType },
  {
    name: "content.xml",
    content: `<?xml version="1.0" encoding="UTF-8"?><o:document-content xmlns:o="${names("office")}" xmlns:t="${names("text")}" xmlns:d="${names("drawing")}" xmlns:script="${names("script")}" xmlns:f="${names("form")}" xmlns:x="http://www.w3.org/2002/xforms" xmlns:l="http://www.w3.org/1999/xlink"><o:scripts/>${body}</o:document-content>`,
    deflate: true,
  },
  {
    name: "META-INF/manifest.xml",
    content: manifest(["content.xml", ...listed], inManifest),
    deflate: true,
  },
];
/** The part of an OpenDocument text that tells about it. */
export const odtMeta = (inside: string): Entry => ({
  name: "meta.xml",
  content: `<?xml version="1.0" encoding="UTF-8"?><o:document-meta xmlns:o="${names("office")}" xmlns:m="${names("meta")}" xmlns:l="http://www.w3.org/1999/xlink"><o:meta>${inside}</o:meta></o:document-meta>`,
});
export const odt = (...content: Parameters<typeof odtParts>) => zip(odtParts(...content));

const sectorLength = 512;

/** A Word 97 file: its container ([MS-CFB]) with what these names stand for, and a document without text. */
export const doc = (names = ["WordDocument"], flags = 0): Buffer => {
  const items = ["Root Entry", ...names];
  const directorySectors = Math.ceil(items.length / 4);
  const documentAt = 1 + directorySectors;
  const documentSectors = 8;
  const file = Buffer.alloc((1 + documentAt + documentSectors) * sectorLength);
  const sector = (index: number) => file.subarray((index + 1) * sectorLength);
  const chain = (from: number, length: number) => {
    for (let at = from; at < from + length; at++) {
      sector(0).writeUInt32LE(at === from + length - 1 ? 0xfffffffe : at + 1, at * 4);
    }
  };

  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  sector(0).writeUInt32LE(0xfffffffd, 0);
  chain(1, directorySectors);
  chain(documentAt, documentSectors);
  items.forEach((name, index) => {
    const item = sector(1).subarray(index * 128);
    item.write(name, "utf16le");
    item.writeUInt16LE((name.length + 1) * 2, 64);
    item.writeUInt8(index === 0 ? 5 : 2, 66);
    item.writeUInt32LE(index === 0 ? 0xfffffffe : documentAt, 116);
    item.writeUInt32LE(index === 0 ? 0 : documentSectors * sectorLength, 120);
  });
  sector(documentAt).writeUInt16LE(0xa5ec, 0);
  sector(documentAt).writeUInt16LE(flags, 10);

  return file;
};
