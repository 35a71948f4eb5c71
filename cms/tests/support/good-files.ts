import { randomBytes } from "node:crypto";

import { docx, officeParts } from "./office-files";
import { smallPdf } from "./visitors";
import { zip } from "./zip";

export const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export type TestFile = { why: string; fileName: string; type: string; content: Buffer | string };

const picture = { name: "word/media/image1.jpg", content: randomBytes(2 * 1024 * 1024) };
const streamed = [...officeParts(), picture]
  .reverse()
  .map((part) => ({ ...part, deflate: true, streamed: true }));

export const goodFiles: TestFile[] = [
  { why: "a PDF", fileName: "cv.pdf", type: types.pdf, content: smallPdf },
  { why: "a PDF in capitals", fileName: "CV.PDF", type: types.pdf, content: smallPdf },
  { why: "a name with dots", fileName: "cv.final.v2.pdf", type: types.pdf, content: smallPdf },
  { why: "a name of another script", fileName: "履歴書.pdf", type: types.pdf, content: smallPdf },
  { why: "a type in capitals", fileName: "cv.pdf", type: "Application/PDF", content: smallPdf },
  {
    why: "a PDF with a blank behind its version",
    fileName: "cv.pdf",
    type: types.pdf,
    content: smallPdf.toString().replace("1.4", "1.4 "),
  },
  { why: "a PDF without an extension", fileName: "CV", type: types.pdf, content: smallPdf },
  { why: "a date as a name", fileName: "CV 1.5.2024", type: types.pdf, content: smallPdf },
  { why: "a Word file without an extension", fileName: "CV", type: types.docx, content: docx() },
  ...[
    "\ufeff",
    "\r\n\r\n",
    "\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n",
    " ".repeat(1019),
  ].map((before) => ({
    why: `a PDF behind ${JSON.stringify(before.slice(0, 20))}`,
    fileName: "cv.pdf",
    type: types.pdf,
    content: Buffer.concat([Buffer.from(before), smallPdf]),
  })),
  { why: "a Word file", fileName: "my cv.docx", type: types.docx, content: docx() },
  {
    why: "a Word file with a large picture in front of its types",
    fileName: "cv.docx",
    type: types.docx,
    content: zip([picture, ...officeParts().reverse()]),
  },
  {
    why: "a Word file with a large picture, as LibreOffice writes it",
    fileName: "cv.docx",
    type: types.docx,
    content: zip(streamed),
  },
];

/** A PDF of the given size in bytes. */
export const pdfOf = (size: number) => ({
  fileName: "cv.pdf",
  type: types.pdf,
  content: Buffer.concat([
    smallPdf.subarray(0, 9),
    Buffer.alloc(size - smallPdf.length, "%"),
    smallPdf.subarray(9),
  ]),
});
