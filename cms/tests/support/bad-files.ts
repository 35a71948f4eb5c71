import { gzipSync } from "node:zlib";

import { docx, odt, officeParts } from "./office-files";
import { type TestFile, types } from "./good-files";
import { smallestPng, smallPdf } from "./visitors";
import { zip } from "./zip";

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
const asDocx = (why: string, content: Buffer | string): TestFile => ({
  why: `${why}, as a Word file`,
  fileName: "cv.docx",
  type: types.docx,
  content,
});

/** Contents that are neither PDF nor DOCX. */
const others: [why: string, content: Buffer | string][] = [
  ["an empty file", ""],
  ["a text", "Ada Lovelace"],
  ["HTML", html],
  ["an SVG picture", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a PNG picture", smallestPng],
  ["a program of Windows", `MZ${"\0".repeat(200)}`],
  ["a program of Linux", `\x7fELF${"\0".repeat(200)}`],
  ["a shell script", "#!/bin/sh\n"],
  ["PostScript", "%!PS-Adobe-3.0\n"],
  ["a rich text", "{\\rtf1 }"],
  ["a Word file of 1997", Buffer.from(`d0cf11e0a1b11ae1${"00".repeat(504)}`, "hex")],
  ["an OpenDocument text", odt()],
  ["a Word file with macros", zip(officeParts("macros"))],
  ["a Word template", zip(officeParts("template"))],
  ["a spreadsheet", zip(officeParts("sheet"))],
  ["slides", zip(officeParts("slides"))],
  ["any zip", zip([{ name: "a.txt", content: "a" }])],
  ["a zip with a folder of Word's", zip([{ name: "word/document.xml", content: "a" }])],
  ["an empty zip", zip([])],
  ["a packed Word file", gzipSync(docx())],
];

/** Files with wrong names, types or contents; all must be rejected. */
export const badFiles: TestFile[] = [
  ...[
    "cv.exe",
    "cv.html",
    "cv.svg",
    "cv.pdf.exe",
    "cv.pdf.html",
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
  ].map(pdfTyped),
  ...others.flatMap(([why, content]) => [asPdf(why, content), asDocx(why, content)]),
  asPdf("a Word file", docx()),
  asPdf("HTML after the first bytes of a PDF", `%PDF-1.4\n${html}`),
  asPdf("HTML in front of a PDF", Buffer.concat([Buffer.from(html), smallPdf])),
  asPdf(
    "HTML in a printer's command",
    Buffer.concat([Buffer.from(`\u001b%-12345X@PJL COMMENT ${html}\n`), smallPdf]),
  ),
  asPdf("a program in front of a PDF", Buffer.concat([Buffer.from("MZ\n"), smallPdf])),
  asPdf("a PDF behind 1,020 blanks", Buffer.concat([Buffer.from(" ".repeat(1020)), smallPdf])),
  { ...asPdf("HTML without an extension", html), fileName: "CV" },
  { ...asPdf("a PDF without an extension as HTML", smallPdf), fileName: "CV", type: "text/html" },
  asPdf("a first line alone", "%PDF-1.4\n"),
  asPdf("a PDF without its end", smallPdf.subarray(0, 60)),
  asPdf("a PDF of version 9", smallPdf.toString().replace("1.4", "9.9")),
  asPdf("a file over 5 MB", Buffer.concat([smallPdf, Buffer.alloc(5 * 1024 * 1024), smallPdf])),
  asDocx("a PDF", smallPdf),
  asDocx("a zip's first bytes alone", "PK\u0003\u0004"),
  asDocx("HTML in front of a Word file", Buffer.concat([Buffer.from(html), docx()])),
];
