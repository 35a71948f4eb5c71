#!/usr/bin/env bash
# A zero-width no-break space (U+FEFF) and a line separator (U+2028), as word processors paste them.
#
# CommonMark 0.31: Unicode whitespace is category Zs, tab, line feed, form feed and carriage return. U+FEFF
# is Cf and U+2028 is Zl, so ** before U+FEFF opens bold, and a heading may end with U+2028.
# Guess: parsers agree, perhaps all wrongly, since each uses its own list.
# Seen: only markdown-it opens bold before U+FEFF; micromark, commonmark.js and marked take it for a blank,
# as JavaScript's \s does. A heading that ends with U+2028 is none for marked, keeps the sign in micromark
# and markdown-it, and loses it in commonmark.js.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund micromark@4.0.2 markdown-it@14.3.3 commonmark@0.31.2 marked@18.2.1
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import * as commonmark from "commonmark";
import MarkdownIt from "markdown-it";
import { marked } from "marked";
import { micromark } from "micromark";

const markdownIt = new MarkdownIt();
const parsers = {
  micromark,
  commonmark: (text) => new commonmark.HtmlRenderer().render(new commonmark.Parser().parse(text)),
  "markdown-it": (text) => markdownIt.render(text),
  marked,
};
const show = (text) =>
  Object.fromEntries(
    Object.entries(parsers).map(([name, render]) => [name, JSON.stringify(render(text).trim())]),
  );

const bold = show("x **\uFEFFb**");
const heading = show("# a\u2028");
console.log("bold that begins with U+FEFF:", bold);
console.log("a heading that ends with U+2028:", heading);

const bolds = Object.entries(bold).filter(([, html]) => html.includes("<strong>"));
assert.deepEqual(bolds.map(([name]) => name), ["markdown-it"]);
const headings = Object.entries(heading).filter(([, html]) => html.startsWith('"<h1>'));
assert.deepEqual(headings.map(([name]) => name), ["micromark", "commonmark", "markdown-it"]);
const ends = headings.map(([, html]) => /a\s<\/h1>/.test(JSON.parse(html)));
assert.deepEqual(ends, [true, false, true]);
CODE
node try.mjs
