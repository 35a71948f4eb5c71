import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { test } from "node:test";

import { OperatorError } from "../../common/operator-error.ts";
import { readSitemap } from "../addresses/read-sitemap.ts";
import { readExport, readOutline } from "../wordpress/read-export.ts";
import { collect, exportXml, filePath, writeFile } from "./support/wordpress-files.ts";

const good = exportXml([{ id: "1", content: "<p>ä</p>" }]);
const latin1 = (text: string) => Buffer.from(text, "latin1");
const entities = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>`;

const noExport = (what: string) =>
  `is ${what}, not an export of WordPress: export it in WordPress under Tools → Export.`;
const incomplete = "is incomplete, its end is missing: export or download it again.";
const notUtf8 = "is not in UTF-8: convert it to UTF-8 or export it again.";

const cases: [name: string, content: string | Uint8Array, sentence: string][] = [
  ["an empty file", "", "is empty: export or download it again."],
  ["a file of spaces", " \n\n", "is empty: export or download it again."],
  ["half an item", good.slice(0, good.indexOf("</item>")), incomplete],
  ["half a tag", good.slice(0, good.indexOf("</item>") + 4), incomplete],
  ["half a CDATA section", good.slice(0, good.indexOf("ä</p>")), incomplete],
  ["a file without its last tag", good.slice(0, good.indexOf("</rss>")), incomplete],
  [
    "half a character",
    Buffer.from(good).subarray(0, Buffer.from(good).indexOf("ä") + 1),
    incomplete,
  ],
  ["only a declaration", `<?xml version="1.0" encoding="UTF-8"?>`, incomplete],
  ["a feed", good.replace(/<wp:wxr_version>.*\n/, ""), noExport("an RSS feed")],
  ["an empty feed", "<rss><channel></channel></rss>", noExport("an RSS feed")],
  ["an Atom feed", `<feed xmlns="http://www.w3.org/2005/Atom"/>`, noExport("an Atom feed")],
  ["a web page", "<!DOCTYPE html>\n<html><body></body></html>", noExport("a web page")],
  ["other XML", "<books/>", noExport("XML of another kind (<books>)")],
  ["JSON", `{"a": 1}`, "is not an XML file: name the file that was exported."],
  [
    "entities",
    entities + good.replace(/^<\?.*\n/, ""),
    "defines entities in its DOCTYPE, which no export does: remove the DOCTYPE or export it again.",
  ],
  ["Latin-1 bytes", latin1(good), notUtf8],
  ["another encoding", latin1(good.replace("UTF-8", "ISO-8859-1").replace("ä", "a")), notUtf8],
  ["UTF-16", Buffer.from(`\ufeff${good}`, "utf16le"), notUtf8],
  [
    "a ZIP archive",
    Buffer.from("PK\u0003\u0004rest"),
    "is a ZIP archive: unpack it and name the XML file in it.",
  ],
  [
    "an unknown version",
    exportXml([], { version: "2.0" }),
    "has version 2.0 of the export format, but only 1.0, 1.1 and 1.2 can be read: export it with another version of WordPress.",
  ],
  [
    "tags that do not match",
    "<rss>\n<channel>\n</rss>",
    "is not valid XML in line 3 (Unexpected close tag): export it again or correct the line.",
  ],
];

const isSentence = (file: string, sentence: string) => (error: unknown) => {
  assert.ok(error instanceof OperatorError, String(error));
  assert.equal(error.message, `${file} ${sentence}`);

  return true;
};

for (const [name, content, sentence] of cases) {
  test(`refuses ${name} with one sentence`, async () => {
    const file = writeFile(content);

    await assert.rejects(readOutline(file), isSentence(file, sentence));
    await assert.rejects(collect(readExport(file)), isSentence(file, sentence));
  });
}

test("names a file that does not exist, and a folder", async () => {
  const missing = filePath("missing.xml");

  await assert.rejects(
    readOutline(missing),
    isSentence(missing, "does not exist: check its name and folder."),
  );
  await assert.rejects(
    readOutline(tmpdir()),
    isSentence(tmpdir(), "is a folder: name the XML file in it."),
  );
});

test("refuses what is no complete sitemap", async () => {
  const web = writeFile("<html></html>");
  const half = writeFile("<urlset><url><loc>https://example.test/</loc>");

  await assert.rejects(
    readSitemap(web),
    isSentence(
      web,
      "is not a sitemap, it starts with <html>: name a file that starts with <urlset> or <sitemapindex>.",
    ),
  );
  await assert.rejects(readSitemap(half), isSentence(half, incomplete));
});
