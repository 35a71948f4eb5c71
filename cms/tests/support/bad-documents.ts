import { doc, docx, docxParts, odt, odtMeta, odtParts, relationship } from "./documents";
import { type TestFile, types } from "./good-files";
import { smallPdf } from "./visitors";
import { type Entry, inflatingTo, zip } from "./zip";

const as =
  (extension: "doc" | "docx" | "odt") =>
  (why: string, content: Buffer | string): TestFile => ({
    why,
    fileName: `cv.${extension}`,
    type: types[extension],
    content,
  });
const [asDoc, asDocx, asOdt] = [as("doc"), as("docx"), as("odt")];

const html = "<!doctype html><script>alert(1)</script>";
const external = 'TargetMode="External"';
const nothing = inflatingTo(400);
const docxWith = (type: string, target: string, more?: string) =>
  docx([{ name: "word/a.xml", content: "x" }], [relationship(type, target, more)]);
/** A Word file with one part more, about which something is wrong. */
const docxPart = (part: Partial<Entry>) => docx([{ name: "word/a.xml", content: "xx", ...part }]);

/** A zip with bytes behind its directory that the directory's size includes. */
const behindDirectory = (file: Buffer, bytes: string) => {
  const end = file.subarray(-22);
  end.writeUInt32LE(end.readUInt32LE(12) + bytes.length, 12);

  return Buffer.concat([file.subarray(0, -22), Buffer.from(bytes), end]);
};

const circle = doc();
circle.writeUInt32LE(1, 512 + 4);

const brokenZips: TestFile[] = [
  asDocx("any zip", zip([{ name: "a.txt", content: "a" }])),
  asDocx("an empty zip", zip([])),
  asDocx("a zip's first bytes alone", "PK\u0003\u0004"),
  asDocx("a zip with HTML behind it", zip(docxParts(), html)),
  asDocx("a zip with HTML in front of it", Buffer.concat([Buffer.from(html), docx()])),
  asDocx("a zip with HTML in its comment", zip(docxParts(), "", html)),
  asDocx("HTML behind the last entry", docxPart({ gap: html })),
  asDocx(
    "HTML between two entries",
    zip(docxParts().map((part, index) => (index === 0 ? { ...part, gap: html } : part))),
  ),
  asDocx("HTML behind the directory", behindDirectory(docx(), html)),
  asDocx("an entry that the directory leaves out", docxPart({ unlisted: true })),
  asDocx(
    "400 MB of nothing that its headers call 1 KB",
    docxPart({ deflate: true, packed: nothing, announces: { size: 1024 } }),
  ),
  asDocx(
    "400 MB of nothing that its headers admit",
    docxPart({ deflate: true, packed: nothing, announces: { size: 400 * 1024 * 1024 } }),
  ),
  asDocx(
    "4 MB of relationships",
    docxPart({
      name: "word/_rels/a.rels",
      content: `<a>${" ".repeat(4_000_000)}</a>`,
      deflate: true,
    }),
  ),
  asDocx(
    "another size in the directory than in front of the data",
    docxPart({ deflate: true, claims: { size: 1 } }),
  ),
  asDocx(
    "a true size in the directory and another in front of the data",
    docxPart({ announces: { size: 9 }, claims: { size: 2 } }),
  ),
  asDocx("a size beyond what inflates", docxPart({ deflate: true, announces: { size: 9 } })),
  asDocx("other flags in the directory", docxPart({ claims: { flags: 2 } })),
  asDocx(
    "another method in the directory",
    docxPart({ announces: { method: 8 }, claims: { method: 0 } }),
  ),
  asDocx("another checksum than that of the data", docxPart({ announces: { crc: 1 } })),
  asDocx(
    "bytes behind what inflates",
    docxPart({ content: "", deflate: true, packed: Buffer.from(`\u0003\0${html}`) }),
  ),
  asDocx("data that does not inflate", docxPart({ announces: { method: 8 } })),
  asDocx("two entries of one name", docxPart({ name: "WORD/document.xml" })),
  asDocx(
    "entries that share their data",
    zip([
      { name: "word/a.xml", content: "x" },
      { name: "word/b.xml", content: "x", claims: { offset: 0, name: "word/a.xml" } },
      ...docxParts(),
    ]),
  ),
  asDocx(
    "too many entries",
    docx(Array.from({ length: 2100 }, (_, index) => ({ name: `word/e${index}.xml`, content: "" }))),
  ),
  asDocx("a path upwards", docxPart({ name: "../../evil.xml" })),
  asDocx("an absolute path", docxPart({ name: "/etc/cron.d/x.xml" })),
  asDocx("a path of Windows", docxPart({ name: "..\\..\\x.xml" })),
  asDocx("an encrypted entry", docxPart({ announces: { flags: 1 } })),
  asDocx("two names for one entry", docxPart({ claims: { name: "word/b.xml" } })),
  asDocx("an entry outside the file", docxPart({ claims: { offset: 0x7fffffff } })),
];

const unfitWordFiles: TestFile[] = [
  asDocx("a file with macros", docxPart({ name: "word/vbaProject.bin" })),
  asDocx("macros under another name", docxWith("vbaProject", "a.xml")),
  asDocx("a file with ActiveX", docxPart({ name: "word/activeX/activeX1.bin" })),
  asDocx("an embedded document", docxPart({ name: "word/embeddings/a.docx" })),
  asDocx("an embedded object under another name", docxWith("oleObject", "a.xml")),
  asDocx(
    "a template from elsewhere",
    docxWith("attachedTemplate", "https://evil.example/a.dotm", external),
  ),
  asDocx("a template from a share", docxWith("attachedTemplate", "file://evil/a.dotm", external)),
  asDocx("a picture from elsewhere", docxWith("image", "https://evil.example/a.png", external)),
  asDocx("a picture from a share", docxWith("image", "\\\\evil.example\\a", external)),
  asDocx(
    "a picture from elsewhere, whose mode is misspelled",
    docxWith("image", "https://evil.example/a.png", 'TargetMode="external"'),
  ),
  asDocx("a picture from elsewhere, without a mode", docxWith("image", "https://evil.example/a")),
  asDocx("a picture from a share, without a mode", docxWith("image", "\\\\evil.example\\a")),
  asDocx("a picture from the same scheme", docxWith("image", "//evil.example/a")),
  asDocx(
    "a picture from elsewhere, spelled otherwise",
    docxWith("image", "https://evil.example/a", "TargetMode = 'E&#120;ternal'"),
  ),
  asDocx("a link to a reader's file", docxWith("hyperlink", "file:///c:/a.exe", external)),
  asDocx(
    "relationships that are not well-formed",
    docxPart({ name: "word/_rels/a.rels", content: "<a>" }),
  ),
  asDocx(
    "relationships with a document type",
    docxPart({
      name: "word/_rels/a.rels",
      content: '<!DOCTYPE a [<!ENTITY e "x">]><a/>',
    }),
  ),
  asDocx(
    "a template",
    zip(
      docxParts(
        [],
        "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml",
      ),
    ),
  ),
  asDocx(
    "a relationship that only shows in the encoding that it declares",
    docxPart({
      name: "word/_rels/a.xml.rels",
      content: `<?xml version="1.0" encoding="UTF-7"?><Relationships>+ADw-Relationship Type=+ACI-oleObject+ACI- Target=+ACI-https://evil.example/a+ACI-/+AD4-</Relationships>`,
    }),
  ),
  asDocx("an OpenDocument text", odt()),
  asDocx("a PDF", smallPdf),
];

const unfitOpenDocuments: TestFile[] = [
  asOdt("a Word file", docx()),
  asOdt(
    "a spreadsheet",
    zip([
      { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
      ...odtParts().slice(1),
    ]),
  ),
  asOdt("its type in the second place", zip(odtParts().reverse())),
  asOdt("its type packed", zip(odtParts().map((part) => ({ ...part, deflate: true })))),
  asOdt("no content", zip(odtParts().filter(({ name }) => name !== "content.xml"))),
  asOdt("no manifest", zip(odtParts().slice(0, 2))),
  asOdt("macros", zip([...odtParts("", ["Basic/a.xml"]), { name: "Basic/a.xml", content: "x" }])),
  asOdt("an object", zip([...odtParts("", ["Object 1"]), { name: "Object 1", content: "x" }])),
  asOdt(
    "a file that the manifest leaves out",
    zip([...odtParts(), { name: "meta.xml", content: "<a/>" }]),
  ),
  asOdt("encrypted content", odt("", [], "<manifest:encryption-data/>")),
  asOdt("a picture from elsewhere", odt('<d:image l:href="https://evil.example/a.png"/>')),
  asOdt("a picture from outside the file", odt('<d:image l:href="Pictures/../../a.png"/>')),
  asOdt(
    "a section from elsewhere, under another prefix",
    odt('<t:section-source xmlns:y="http://www.w3.org/1999/xlink" y:href="//evil.example/a"/>'),
  ),
  ...["file://evil.example/a", "macro:///Standard.a.b", "vnd.sun.star.script:a?language=Basic"].map(
    (address) => asOdt(`a link to ${address}`, odt(`<t:a l:href="${address}"/>`)),
  ),
  asOdt("a button's picture from elsewhere", odt('<f:button f:image-data="https://evil/a"/>')),
  asOdt("an XForms model", odt('<x:model><x:instance src="https://evil.example/a"/></x:model>')),
  asOdt(
    "another document to load after a while",
    zip([...odtParts("", ["meta.xml"]), odtMeta('<m:auto-reload l:href="https://evil/a"/>')]),
  ),
  asOdt(
    "a template from a share",
    zip([...odtParts("", ["meta.xml"]), odtMeta('<m:template l:href="file://evil/a.ott"/>')]),
  ),
  ...["vnd.sun.star.webdav://evil.example/a.ott", " https://evil.example/a.ott"].map((address) =>
    asOdt(
      `a template from ${address}`,
      zip([...odtParts("", ["meta.xml"]), odtMeta(`<m:template l:href="${address}"/>`)]),
    ),
  ),
  ...["UTF-7", "utf-16", "UTF-8-or-so"].map((encoding) =>
    asOdt(
      `a picture from elsewhere, which only shows in ${encoding}`,
      zip(
        odtParts("<t:p>+ADw-d:image l:href=+ACI-https://evil.example/a+ACI-/+AD4-</t:p>").map(
          (part) =>
            part.name === "content.xml"
              ? { ...part, content: String(part.content).replace("UTF-8", encoding) }
              : part,
        ),
      ),
    ),
  ),
  asOdt("a script", odt("<o:scripts><o:script/></o:scripts>")),
  asOdt("a question to another program", odt("<o:dde-source/>")),
];

/** Documents that are not what they say, or more than that; none of them may be taken. */
export const badDocuments: TestFile[] = [
  ...brokenZips,
  ...unfitWordFiles,
  ...unfitOpenDocuments,
  asDoc("the first bytes alone", Buffer.from("d0cf11e0a1b11ae1", "hex")),
  asDoc("a spreadsheet", doc(["Workbook"])),
  asDoc("a file with macros", doc(["WordDocument", "mACROS"])),
  asDoc("a file with embedded objects", doc(["WordDocument", "1Table", "Data", "ObjectPool"])),
  asDoc("an encrypted file", doc(["WordDocument"], 0x0100)),
  asDoc("a document that is named and not there", doc().subarray(0, 1536)),
  asDoc("a directory that goes round in a circle", circle),
  asDoc("a rich text", "{\\rtf1 }"),
  asDoc("a Word file of today", docx()),
];
