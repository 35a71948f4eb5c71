import { doc, docx, docxParts, odt, odtMeta, odtParts, relationship } from "./documents";
import { smallPdf } from "./visitors";
import { zip } from "./zip";

export const types = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
};
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
    why: "a Word file with padding in its headers, as Office writes it",
    fileName: "cv.docx",
    type: types.docx,
    content: zip(docxParts().map((part) => ({ ...part, padding: 520 }))),
  },
  {
    why: "an OpenDocument text with sizes behind the data, as LibreOffice writes it",
    fileName: "cv.odt",
    type: types.odt,
    content: zip([
      ...odtParts().map((part) => ({ ...part, streamed: part.deflate === true })),
      { name: "Pictures/", content: "" },
      { name: "Configurations2/accelerator/current.xml", content: "" },
    ]),
  },
  {
    why: "a Word file with a picture, links, and a template of its writer",
    fileName: "cv.docx",
    type: types.docx,
    content: docx(
      [{ name: "word/media/image1.png", content: "x" }],
      [
        relationship("image", "media/image1.png"),
        relationship("hyperlink", "https://example.com/me", 'TargetMode="External"'),
        relationship("hyperlink", "mailto:ada@example.com", 'TargetMode="External"'),
        relationship("attachedTemplate", "file:///C:\\Templates\\CV.dotx", 'TargetMode="External"'),
      ],
    ),
  },
  {
    why: "an OpenDocument text with links, a picture and a template of its writer",
    fileName: "cv.odt",
    type: types.odt,
    content: zip([
      ...odtParts(
        '<t:a l:href="https://example.com/me"/><t:a l:href="#projects"/><d:image l:href="Pictures/a.png"/><d:frame l:href="./Pictures/a.png"/>',
        ["Pictures/a.png", "meta.xml"],
      ),
      odtMeta('<m:template l:href="../../Templates/CV.ott"/>'),
      { name: "Pictures/a.png", content: "x" },
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
  { why: "a name of another script", fileName: "履歴書.pdf", type: types.pdf, content: smallPdf },
];

/** A PDF of exactly so many bytes. */
export const pdfOf = (size: number) => ({
  fileName: "cv.pdf",
  type: types.pdf,
  content: Buffer.concat([
    smallPdf.subarray(0, 9),
    Buffer.alloc(size - smallPdf.length, "%"),
    smallPdf.subarray(9),
  ]),
});
