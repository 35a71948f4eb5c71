#!/usr/bin/env bash
# A document that prosemirror-markdown writes as Markdown and reads again.
#
# Its README: "a parser and serializer to convert between ProseMirror documents in that schema and
# CommonMark/Markdown text". The serializer escapes signs in text.
# Guess: the default serializer writes nothing that the default parser reads as another document.
# Seen (1.13.9, markdown-it 14.3.3): "- b" is escaped at the start of a paragraph, but not after a line
# break, where it becomes a list. Two lists become one: they are separated by blank lines only, and
# CommonMark 0.31 allows any number of them between items. Bold that ends with a colon before a letter
# becomes asterisks, and the text "&copy;" becomes the sign. No error is reported.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prosemirror-markdown@1.13.9 markdown-it@14.3.3 \
  prosemirror-model@1.25.13
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { defaultMarkdownParser, defaultMarkdownSerializer, schema } from "prosemirror-markdown";

const node = (type, ...children) => schema.node(type, { tight: true }, children);
const text = (value, ...marks) => schema.text(value, marks.map((name) => schema.mark(name)));
const paragraph = (...children) => schema.node("paragraph", null, children);
const list = (value) => node("bullet_list", node("list_item", paragraph(text(value))));

/** What is written, and what is read from it; undefined if it is the same document. */
const roundTrip = (...blocks) => {
  const document = schema.node("doc", null, blocks);
  document.check();
  const written = defaultMarkdownSerializer.serialize(document);
  const read = defaultMarkdownParser.parse(written);
  console.log(`${document}\n  is written ${JSON.stringify(written)}\n  and read ${read}`);

  return [written, read.eq(document) ? undefined : String(read)];
};

assert.deepEqual(roundTrip(paragraph(text("- b"))), ["\\- b", undefined]);
assert.deepEqual(roundTrip(paragraph(text("a"), schema.node("hard_break"), text("- b"))), [
  "a\\\n- b",
  'doc(paragraph("a\\\\"), bullet_list(list_item(paragraph("b"))))',
]);
assert.deepEqual(roundTrip(list("a"), list("b")), [
  "* a\n\n\n* b",
  'doc(bullet_list(list_item(paragraph("a")), list_item(paragraph("b"))))',
]);
assert.deepEqual(roundTrip(paragraph(text("Note:", "strong"), text("Text"))), [
  "**Note:**Text",
  'doc(paragraph("**Note:**Text"))',
]);
assert.deepEqual(roundTrip(paragraph(text("a &copy; b"))), [
  "a &copy; b",
  'doc(paragraph("a \u00a9 b"))',
]);
CODE
node try.mjs
