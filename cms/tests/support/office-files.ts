import { type Entry, zip } from "./zip";

const officeTypes = "application/vnd.openxmlformats-officedocument";
const relationshipType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The main parts of Office files, by folder. */
export const mainParts = {
  word: ["word/document.xml", `${officeTypes}.wordprocessingml.document.main+xml`],
  macros: ["word/document.xml", "application/vnd.ms-word.document.macroEnabled.main+xml"],
  template: ["word/document.xml", `${officeTypes}.wordprocessingml.template.main+xml`],
  sheet: ["xl/workbook.xml", `${officeTypes}.spreadsheetml.sheet.main+xml`],
  slides: ["ppt/presentation.xml", `${officeTypes}.presentationml.presentation.main+xml`],
} as const;

/** The parts of an Office file, by default a Word file. */
export const officeParts = (kind: keyof typeof mainParts = "word"): Entry[] => {
  const [path, type] = mainParts[kind];

  return [
    {
      name: "[Content_Types].xml",
      content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${path}" ContentType="${type}"/></Types>`,
      deflate: true,
    },
    {
      name: "_rels/.rels",
      content: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationshipType}/officeDocument" Target="${path}"/></Relationships>`,
      deflate: true,
    },
    { name: path, content: "<w:document/>", deflate: true },
  ];
};

/** A Word file with more parts. */
export const docx = (more: Entry[] = []) => zip([...officeParts(), ...more]);

const odtType = "application/vnd.oasis.opendocument.text";

/** An OpenDocument text. */
export const odt = () =>
  zip([
    { name: "mimetype", content: odtType },
    { name: "content.xml", content: "<o:document-content/>", deflate: true },
  ]);
