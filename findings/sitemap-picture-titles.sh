#!/usr/bin/env bash
# A title of a picture in a sitemap, by the package that gatsby-plugin-sitemap uses.
#
# XML 1.0 allows neither "]]>" in text nor the characters U+0001 and U+FFFE. Guess: the package, which
# escapes "&" and "<", either escapes or removes all three, or leaves all three.
# Seen (sitemap 7.1.3): it removes U+0001, but leaves "]]>" and U+FFFE, so that one title makes the whole
# sitemap unreadable for a strict parser, and no error is reported.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sitemap@7.1.3 jsdom@26.1.0
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { JSDOM } from "jsdom";
import { SitemapStream, streamToPromise } from "sitemap";

const { DOMParser } = new JSDOM("").window;

/** What a strict parser reads as the title; undefined if the sitemap is not XML. */
const readTitle = async (title) => {
  const page = { url: "/a/", img: [{ url: "https://example.com/a.png", title }] };
  const stream = new SitemapStream({ hostname: "https://example.com" });
  const xml = String(await streamToPromise(Readable.from([page]).pipe(stream)));
  const document = new DOMParser().parseFromString(xml, "text/xml");

  return document.querySelector("parsererror")
    ? undefined
    : document.getElementsByTagName("image:title")[0].textContent;
};

const titles = ["a < b & c", "a \u0001b", "a ]]> b", "a \ufffeb"];
const read = await Promise.all(titles.map(readTitle));
console.log(titles.map((title, index) => `${JSON.stringify(title)} is read as ${read[index]}`));
assert.deepEqual(read, ["a < b & c", "a b", undefined, undefined]);
CODE
node try.mjs
