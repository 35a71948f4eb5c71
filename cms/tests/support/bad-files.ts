import { type TestFile, types } from "./good-files";
import { smallPdf } from "./visitors";
import { doc, docx, docxParts, odt, zip } from "./zip";

const html = "<!doctype html><script>alert(1)</script>";
const bomb = Buffer.alloc(8 * 1024 * 1024);
const nearlyMegabyte = Buffer.alloc(1024 * 1024 - 1);
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
