#!/usr/bin/env bash
# Bold that ends with a symbol outside of the Basic Multilingual Plane, before a letter.
#
# CommonMark 0.31: a character of a Unicode category P or S is punctuation, and ** after punctuation and
# before a letter closes nothing. "𝄞" (U+1D11E) is of category So. Guess: all parsers print the asterisks,
# as they do for "☃" (U+2603), which is So as well.
# Seen: markdown-it and marked print them; micromark and commonmark.js, the reference in JavaScript, make
# it bold, because they look at one UTF-16 unit. So a serializer that is built on micromark, such as
# mdast-util-to-markdown, does not encode the letter, and other sites print the asterisks of its text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund micromark@4.0.2 markdown-it@14.3.3 commonmark@0.31.2 \
  marked@18.2.1 mdast-util-to-markdown@2.2.3
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import * as commonmark from "commonmark";
import MarkdownIt from "markdown-it";
import { marked } from "marked";
import { toMarkdown } from "mdast-util-to-markdown";
import { micromark } from "micromark";

const markdownIt = new MarkdownIt();
const parsers = {
  micromark,
  commonmark: (text) => new commonmark.HtmlRenderer().render(new commonmark.Parser().parse(text)),
  "markdown-it": (text) => markdownIt.render(text),
  marked,
};
const isBold = (text) =>
  Object.fromEntries(
    Object.entries(parsers).map(([name, render]) => [name, render(text).includes("<strong>")]),
  );

const narrow = isBold("**a\u2603**b");
const wide = isBold("**a\u{1D11E}**b");
console.log("** after U+2603 and before a letter is bold:", narrow);
console.log("** after U+1D11E and before a letter is bold:", wide);
const text = (value) => ({ type: "text", value });
const write = (symbol) =>
  toMarkdown({
    type: "paragraph",
    children: [{ type: "strong", children: [text(`a${symbol}`)] }, text("b")],
  }).trim();
console.log("mdast-util-to-markdown writes", write("\u2603"), "and", write("\u{1D11E}"));

assert.deepEqual(Object.values(narrow), [false, false, false, false]);
assert.deepEqual(wide, { micromark: true, commonmark: true, "markdown-it": false, marked: false });
assert.equal(write("\u2603"), "**a\u2603**&#x62;");
assert.equal(write("\u{1D11E}"), "**a\u{1D11E}**b");
CODE
node try.mjs
