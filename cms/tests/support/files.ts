import { deflateRawSync } from "node:zlib";

import { smallPdf } from "./visitors";

type Entry = {
  name: string;
  content: Buffer | string;
  deflate?: boolean;
  /** Written as programs do that learn the sizes last: behind the data (APPNOTE 4.3.9). */
  streamed?: boolean;
  /** Empty room in the header, as Office leaves it. */
  room?: number;
  /** What the directory says instead of the truth. */
  claims?: { size?: number; packed?: number; flags?: number; name?: string; offset?: number };
};

/** A zip of these entries; what the directory says of them may be a lie. */
export const zip = (entries: Entry[], tail: Buffer | string = "", comment = ""): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, deflate, streamed, room = 0, claims = {} } of entries) {
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
    local.writeUInt16LE(room, 28);
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
    locals.push(local, Buffer.from(name), Buffer.alloc(room), packed, descriptor);
    offset += 30 + Buffer.byteLength(name) + room + packed.length + descriptor.length;
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

const docxParts: Entry[] = [
  { name: "[Content_Types].xml", content: "<Types/>", deflate: true },
  { name: "word/document.xml", content: "<w:document/>", deflate: true },
];
const odtParts: Entry[] = [
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

export const types = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
};
const html = "<!doctype html><script>alert(1)</script>";
const bomb = Buffer.alloc(8 * 1024 * 1024);
const nearlyMegabyte = Buffer.alloc(1024 * 1024 - 1);
/** Half a megabyte of words that pack as words do, not as repetition does. */
const longText = Array.from({ length: 60_000 }, (_, n) => ((n * 7919) % 10_007).toString(36)).join(
  " ",
);

export type TestFile = { why: string; fileName: string; type: string; content: Buffer | string };

export const goodFiles: TestFile[] = [
  { why: "a PDF", fileName: "cv.pdf", type: types.pdf, content: smallPdf },
  { why: "a PDF in capitals", fileName: "CV.PDF", type: types.pdf, content: smallPdf },
  { why: "a Word file of old", fileName: "cv.doc", type: types.doc, content: doc() },
  { why: "a Word file", fileName: "my cv.docx", type: types.docx, content: docx() },
  {
    why: "an OpenDocument text",
    fileName: "Lebenslauf-Müller.odt",
    type: types.odt,
    content: odt(),
  },
  {
    why: "a Word file with room in its headers, as Office writes it",
    fileName: "cv.docx",
    type: types.docx,
    content: zip(docxParts.map((part) => ({ ...part, room: 520 }))),
  },
  {
    why: "an OpenDocument text with sizes behind the data, as LibreOffice writes it",
    fileName: "cv.odt",
    type: types.odt,
    content: zip([
      ...odtParts.map((part) => ({ ...part, streamed: part.deflate === true })),
      { name: "Pictures/", content: "" },
    ]),
  },
  {
    why: "a Word file of many pages",
    fileName: "cv.docx",
    type: types.docx,
    content: docx([{ name: "word/a.xml", content: longText, deflate: true }]),
  },
  {
    why: "a PDF with a blank behind its version",
    fileName: "cv.pdf",
    type: types.pdf,
    content: smallPdf.toString().replace("1.4", "1.4 "),
  },
  {
    why: "a PDF that speaks of scripts",
    fileName: "cv.pdf",
    type: types.pdf,
    content: smallPdf
      .toString()
      .replace("/Catalog", "/Catalog/Lang(HTML/JavaScript developer, React/JS; /Launch)"),
  },
  { why: "a name of another script", fileName: "履歴書.pdf", type: types.pdf, content: smallPdf },
];

const pdfNamed = (fileName: string): TestFile => ({
  why: `the name ${JSON.stringify(fileName)}`,
  fileName,
  type: types.pdf,
  content: smallPdf,
});
const pdfTyped = (type: string): TestFile => ({
  why: `the type ${type || "none"}`,
  fileName: "cv.pdf",
  type,
  content: smallPdf,
});
const asPdf = (why: string, content: Buffer | string): TestFile => ({
  why,
  fileName: "cv.pdf",
  type: types.pdf,
  content,
});
const asDocx = (why: string, content: Buffer | string): TestFile => ({
  why,
  fileName: "cv.docx",
  type: types.docx,
  content,
});
const asOdt = (why: string, content: Buffer | string): TestFile => ({
  why,
  fileName: "cv.odt",
  type: types.odt,
  content,
});
const asDoc = (why: string, content: Buffer | string): TestFile => ({
  why,
  fileName: "cv.doc",
  type: types.doc,
  content,
});

/** Polyglots, bombs, wrong types and names; none of them may be taken. */
export const badFiles: TestFile[] = [
  ...[
    "cv.exe",
    "cv.html",
    "cv.svg",
    "cv.pdf.exe",
    "cv.pdf.html",
    "cv",
    ".pdf",
    "cv.pdf.",
    "cv.pdf ",
    "cv.php",
    "cv.js",
    "cv.docm",
    "cv.rtf",
    "cv.txt",
    "cv.zip",
    "cv.pdf;.html",
    "cv.pdf%00.html",
    "cv.docx",
    "cv.doc",
    "cv.odt",
  ].map(pdfNamed),
  ...[
    "text/html",
    "image/svg+xml",
    "application/octet-stream",
    "application/x-pdf",
    "application/zip",
    types.docx,
    types.doc,
  ].map(pdfTyped),
  asPdf("an empty file", ""),
  asPdf("HTML after the first bytes of a PDF", `%PDF-1.4\n${html}`),
  asPdf("HTML in front of a PDF", Buffer.concat([Buffer.from(html), smallPdf])),
  asPdf("a first line alone", "%PDF-1.4\n"),
  asPdf("a PDF without its end", smallPdf.subarray(0, 60)),
  asPdf("a PDF of version 9", smallPdf.toString().replace("1.4", "9.9")),
  asPdf(
    "a PDF that is a zip too",
    Buffer.concat([smallPdf, docx(), Buffer.from("\nstartxref\n1\n%%EOF\n")]),
  ),
  asPdf(
    "a PDF with a script",
    smallPdf.toString().replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript/JS(1)>>"),
  ),
  asPdf(
    "a PDF that starts a program",
    smallPdf.toString().replace("/Catalog", "/Catalog/OpenAction<</S/Launch>>"),
  ),
  asPdf(
    "a PDF with a script behind escapes",
    smallPdf.toString().replace("/Catalog", "/Catalog/OpenAction<</S/J#61vaScript/J#53(1)>>"),
  ),
  asPdf(
    "a PDF with a script behind blanks",
    smallPdf.toString().replace("/Catalog", "/Catalog/OpenAction<</#53 \r\n/JavaScript/JS(1)>>"),
  ),
  asPdf(
    "a PDF with a script in an object of its own",
    smallPdf.toString().replace("xref", "3 0 obj /JavaScript endobj\nxref"),
  ),
  asPdf("a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
  asPdf("a program of Windows", `MZ${"\0".repeat(200)}`),
  asPdf("a program of Linux", `\x7fELF${"\0".repeat(200)}`),
  asPdf("PostScript", "%!PS-Adobe-3.0\n"),
  asPdf("a file over 5 MB", Buffer.concat([smallPdf, Buffer.alloc(5 * 1024 * 1024), smallPdf])),
  asDocx("any zip", zip([{ name: "a.txt", content: "a" }])),
  asDocx("an empty zip", zip([])),
  asDocx("a zip's first bytes alone", "PK\u0003\u0004"),
  asDocx("a zip with HTML behind it", zip(docxParts, html)),
  asDocx("a zip with HTML in front of it", Buffer.concat([Buffer.from(html), docx()])),
  asDocx("a file with macros", docx([{ name: "word/vbaProject.bin", content: "x" }])),
  asDocx("a file with ActiveX", docx([{ name: "word/activeX/activeX1.xml", content: "x" }])),
  asDocx("a bomb", docx([{ name: "word/media/a.bin", content: bomb, deflate: true }])),
  asDocx("a bomb that says so", docx([{ name: "a", content: "x", claims: { size: 0xfffffff0 } }])),
  asDocx(
    "a bomb in many pieces",
    docx(
      Array.from({ length: 30 }, (_, index) => ({
        name: `m${index}`,
        content: nearlyMegabyte,
        deflate: true,
      })),
    ),
  ),
  asDocx(
    "entries that share their data",
    zip([
      { name: "a", content: "x".repeat(100) },
      { name: "a", content: "x".repeat(100), claims: { offset: 0 } },
      ...docxParts,
    ]),
  ),
  asDocx("a zip with HTML in its comment", zip(docxParts, "", html)),
  asDocx(
    "a zip that begins with a whole PDF",
    zip([{ name: "a.pdf", content: smallPdf }, ...docxParts]),
  ),
  asDocx(
    "many large entries",
    docx(
      Array.from({ length: 60 }, (_, index) => ({
        name: `m${index}`,
        content: "x".repeat(30_000),
        claims: { size: 4_000_000 },
      })),
    ),
  ),
  asDocx(
    "too many entries",
    docx(Array.from({ length: 2100 }, (_, index) => ({ name: `e${index}`, content: "" }))),
  ),
  asDocx("a path upwards", docx([{ name: "../../evil.sh", content: "x" }])),
  asDocx("an absolute path", docx([{ name: "/etc/cron.d/x", content: "x" }])),
  asDocx("a path of Windows", docx([{ name: "..\\..\\x", content: "x" }])),
  asDocx("an encrypted entry", docx([{ name: "a", content: "x", claims: { flags: 1 } }])),
  asDocx(
    "two names for one entry",
    docx([{ name: "aaaa", content: "x", claims: { name: "bbbb" } }]),
  ),
  asDocx(
    "an entry outside the file",
    docx([{ name: "a", content: "x", claims: { offset: 0x7fffffff } }]),
  ),
  asDocx("an OpenDocument text", odt()),
  asDocx("a PDF", smallPdf),
  asOdt("a Word file", docx()),
  asOdt(
    "a spreadsheet",
    zip([
      { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
      { name: "content.xml", content: "" },
    ]),
  ),
  asOdt(
    "its type in the second place",
    zip([
      { name: "content.xml", content: "x" },
      { name: "mimetype", content: types.odt },
    ]),
  ),
  asOdt(
    "its type packed",
    zip([
      { name: "mimetype", content: types.odt, deflate: true },
      { name: "content.xml", content: "" },
    ]),
  ),
  asOdt("no content", zip([{ name: "mimetype", content: types.odt }])),
  asOdt("macros", odt([{ name: "Basic/Standard/Module1.xml", content: "x" }])),
  asDoc("the first bytes alone", Buffer.from("d0cf11e0a1b11ae1", "hex")),
  asDoc("a spreadsheet", doc("Workbook")),
  asDoc("a file with macros", doc("WordDocument", "_VBA_PROJECT")),
  asDoc("a rich text", "{\\rtf1 }"),
  asDoc("a Word file of today", docx()),
];
