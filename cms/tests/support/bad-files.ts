import { badDocuments } from "./bad-documents";
import { docx } from "./documents";
import { type TestFile, types } from "./good-files";
import { smallPdf } from "./visitors";

const html = "<!doctype html><script>alert(1)</script>";
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
  asPdf("a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
  asPdf("a program of Windows", `MZ${"\0".repeat(200)}`),
  asPdf("a program of Linux", `\x7fELF${"\0".repeat(200)}`),
  asPdf("PostScript", "%!PS-Adobe-3.0\n"),
  asPdf("a file over 5 MB", Buffer.concat([smallPdf, Buffer.alloc(5 * 1024 * 1024), smallPdf])),
  ...badDocuments,
];
