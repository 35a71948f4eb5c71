#!/usr/bin/env bash
# A title such as "Use <main> once", as a blog about web development has it, in an Atom feed.
#
# RFC 4287, section 3.1: a title without `type` is plain text, `<` written as `&lt;` once; of type "html" it
# is markup, so that such a `<` is escaped twice. Guess: readers return the same words for both.
# Seen: none of five returns the words of all titles. Of plain text, feedparser drops "<main>" as if it were
# a tag; @extractus/feed-extractor and @rowanmanning/feed-parser decode a title about entities twice, so
# that "Write &lt; for <" becomes "Write < for <". Of "html", rss-parser, htmlparser2 and feedparser return
# the markup without its type, so that people see "&lt;main&gt;".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 htmlparser2@12.0.0 \
  feedparser@2.6.0 @rowanmanning/feed-parser@2.1.5
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { Readable } from "node:stream";

import { extractFromXml } from "@extractus/feed-extractor";
import { parseFeed as parseWithRowan } from "@rowanmanning/feed-parser";
import FeedParser from "feedparser";
import { parseFeed } from "htmlparser2";
import Parser from "rss-parser";

const feed = (title) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>https://a.example/</id><title>Blog</title><updated>2026-03-01T00:00:00Z</updated>
  <author><name>Ada</name></author>
  <entry>
    <id>https://a.example/1</id>${title}<updated>2026-03-01T00:00:00Z</updated>
    <link rel="alternate" href="https://a.example/one/"/>
  </entry>
</feed>`;

const readers = {
  "rss-parser": async (xml) => (await new Parser().parseString(xml)).items[0].title,
  "@extractus/feed-extractor": (xml) => extractFromXml(xml).entries[0].title,
  htmlparser2: (xml) => parseFeed(xml).items[0].title,
  feedparser: async (xml) => {
    for await (const item of Readable.from([xml]).pipe(new FeedParser({}))) return item.title;
  },
  "@rowanmanning/feed-parser": (xml) => parseWithRowan(xml).items[0].title,
};

// Plain text; plain text about an entity, whose words are "Write &lt; for <"; and markup.
const titles = [
  "<title>Use &lt;main&gt; once</title>",
  "<title>Write &amp;lt; for &lt;</title>",
  '<title type="html">Use &amp;lt;main&amp;gt; once</title>',
];
const seen = {};
for (const [name, read] of Object.entries(readers)) {
  seen[name] = [];
  for (const title of titles) seen[name].push(await read(feed(title)));
}
console.table(seen);
const [words, escaped, entity] = ["Use <main> once", "Use &lt;main&gt; once", "Write &lt; for <"];
assert.deepEqual(seen, {
  "rss-parser": [words, entity, escaped],
  "@extractus/feed-extractor": [words, "Write < for <", words],
  htmlparser2: [words, entity, escaped],
  feedparser: ["Use  once", entity, escaped],
  "@rowanmanning/feed-parser": [words, "Write < for <", words],
});
CODE
node try.mjs
