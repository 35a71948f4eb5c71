#!/usr/bin/env bash
# Words around a CDATA section, as WordPress exports and feeds have them, in fast-xml-parser.
#
# Guess: `trimValues`, which is on by default, trims the text of an element at its two ends.
# Seen: fast-xml-parser 5.3.0 trims each piece of the text before it joins them: "A <![CDATA[B]]> C"
# becomes "ABC". An importer that uses the defaults joins words in titles in which a program wrapped
# only the part with an ampersand. `trimValues: false` keeps the spaces, and also those around other values.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-xml-parser@5.3.0
cat >try.cjs <<'CODE'
const assert = require("node:assert/strict");
const { XMLParser } = require("fast-xml-parser");

const xml = "<title> A <![CDATA[B]]> C </title>";
const [byDefault, untrimmed] = [{}, { trimValues: false }].map(
  (options) => new XMLParser(options).parse(xml).title,
);
console.log({ byDefault, untrimmed });
assert.equal(byDefault, "ABC");
assert.equal(untrimmed, " A B C ");
CODE
node try.cjs
