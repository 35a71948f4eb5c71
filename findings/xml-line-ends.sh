#!/usr/bin/env bash
# Line ends in the text of an XML file, such as a WordPress export of posts that were written on Windows.
#
# XML 1.0, section 2.11: before parsing, CR LF and a CR alone become LF, also in CDATA. Guess: none of
# the XML parsers in JavaScript does it.
# Seen: saxes, @xmldom/xmldom and fast-xml-parser do; sax, and so xml2js and xml-js, htmlparser2, and so
# cheerio and linkedom, and txml keep the CR. In such an export an empty line, which ends a paragraph in
# WordPress's classic editor, is then CR LF CR LF, and a search for two LF finds none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sax@1.6.1 xml2js@0.6.2 xml-js@1.6.11 htmlparser2@12.0.0 \
  cheerio@1.2.0 linkedom@0.18.15 txml@6.0.3 saxes@6.0.0 @xmldom/xmldom@0.9.12 fast-xml-parser@5.12.1
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { DOMParser } from "@xmldom/xmldom";
import * as cheerio from "cheerio";
import { XMLParser } from "fast-xml-parser";
import { DomUtils, parseDocument } from "htmlparser2";
import { DOMParser as LinkedomParser } from "linkedom";
import sax from "sax";
import saxes from "saxes";
import * as txml from "txml";
import { xml2js as xmlJs } from "xml-js";
import xml2js from "xml2js";

/** The text that a parser with events tells. */
const collect = (parser, listen) => {
  let text = "";
  for (const kind of ["text", "cdata"]) listen(kind, (part) => (text += part));
  parser.write(xml).close();

  return text;
};

const xml = "<post><![CDATA[One.\r\n\r\nTwo.\rThree.]]></post>";
const parsers = {
  sax: () => {
    const parser = sax.parser(true);

    return collect(parser, (kind, add) => (parser[`on${kind}`] = add));
  },
  xml2js: async () => (await xml2js.parseStringPromise(xml)).post,
  "xml-js": () => xmlJs(xml, { compact: true }).post._cdata,
  htmlparser2: () => DomUtils.textContent(parseDocument(xml, { xmlMode: true })),
  cheerio: () => cheerio.load(xml, { xml: true })("post").text(),
  linkedom: () => new LinkedomParser().parseFromString(xml, "text/xml").querySelector("post").textContent,
  txml: () => txml.parse(xml)[0].children.join(""),
  saxes: () => {
    const parser = new saxes.SaxesParser();

    return collect(parser, (kind, add) => parser.on(kind, add));
  },
  xmldom: () => new DOMParser().parseFromString(xml, "text/xml").documentElement.textContent,
  "fast-xml-parser": () => new XMLParser().parse(xml).post,
};

const correct = "One.\n\nTwo.\nThree.";
const kept = "One.\r\n\r\nTwo.\rThree.";
const normalizing = ["saxes", "xmldom", "fast-xml-parser"];
for (const [name, read] of Object.entries(parsers)) {
  const text = await read();
  console.log(name.padEnd(16), JSON.stringify(text));
  assert.equal(text, normalizing.includes(name) ? correct : kept, name);
}
CODE
node try.mjs
