#!/usr/bin/env bash
# The date that `jekyll new` writes into a post: 2019-05-01 10:00:00 +0200.
#
# Jekyll reads it with Ruby's Psych, as a time. Guess: YAML parsers in JavaScript that have timestamps
# read it as a Date, as they do with +02:00 and without an offset.
# Seen: js-yaml 4, gray-matter (gatsby-transformer-remark, Eleventy) and yaml in its version 1.1 have a
# text, since the offset of YAML's timestamp has a colon. So a folder of posts that some other tool or a
# person has added to has Dates and texts side by side, and sorting them by the field compares numbers with
# texts. A day that does not exist is a Date of the next month, so a check whether it is a Date does not
# find it. js-yaml 5 and yaml in its version 1.2 have a text for all of them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund js-yaml@5.5.0 js-yaml-4@npm:js-yaml@4.1.1 gray-matter@4.0.3 yaml@2.9.1
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import matter from "gray-matter";
import * as jsYaml5 from "js-yaml";
import * as jsYaml4 from "js-yaml-4";
import * as yaml from "yaml";

const parsers = {
  "js-yaml 4": (text) => jsYaml4.load(text),
  "js-yaml 5": (text) => jsYaml5.load(text),
  "gray-matter": (text) => matter(`---\n${text}\n---\n`).data,
  "yaml 1.1": (text) => yaml.parse(text, { version: "1.1" }),
  "yaml 1.2": (text) => yaml.parse(text),
};
const describe = (value) => (value instanceof Date ? value.toISOString() : typeof value);
const read = (date) =>
  Object.fromEntries(
    Object.entries(parsers).map(([name, parse]) => [name, describe(parse(`date: ${date}`).date)]),
  );

const dates = [
  "2019-05-01 10:00:00 +0200",
  "2019-05-01 10:00 +0200",
  "2019-05-01 10:00:00 +02:00",
  "2019-05-01 10:00:00",
  "2019-02-30",
];
const seen = Object.fromEntries(dates.map((date) => [date, read(date)]));
console.table(seen);

const withTimestamps = ["js-yaml 4", "gray-matter", "yaml 1.1"];
const expected = {
  "2019-05-01 10:00:00 +0200": "string",
  "2019-05-01 10:00 +0200": "string",
  "2019-05-01 10:00:00 +02:00": "2019-05-01T08:00:00.000Z",
  "2019-05-01 10:00:00": "2019-05-01T10:00:00.000Z",
  "2019-02-30": "2019-03-02T00:00:00.000Z",
};
for (const [date, answers] of Object.entries(seen)) {
  for (const [name, answer] of Object.entries(answers)) {
    assert.equal(answer, withTimestamps.includes(name) ? expected[date] : "string", `${name}: ${date}`);
  }
}
CODE
node try.mjs
