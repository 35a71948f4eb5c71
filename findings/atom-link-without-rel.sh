#!/usr/bin/env bash
# The link of an Atom entry, when it is not the entry's first one.
#
# RFC 4287, section 4.2.7.2: a link without `rel` is an "alternate" one, that is, the page of the entry.
# Guess: readers look for the alternate link, with or without the attribute, wherever it is.
# Seen: rss-parser, @extractus/feed-extractor and htmlparser2 take the first link that they find, here the
# comments; for the feed itself they take the link "self", which leads to the XML file and not to the blog.
# With rel="alternate", rss-parser finds both pages, and the other two still do not. feedparser and
# @rowanmanning/feed-parser find them in any case. So a feed writes rel="alternate", as its first link.
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

const feed = (rel) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>https://a.example/</id><title>Blog</title><updated>2026-03-01T00:00:00Z</updated>
  <author><name>Ada</name></author>
  <link rel="self" href="https://a.example/atom.xml"/>
  <link ${rel} href="https://a.example/blog/"/>
  <entry>
    <id>https://a.example/1</id><title>One</title><updated>2026-03-01T00:00:00Z</updated>
    <link rel="replies" href="https://a.example/one/comments/"/>
    <link ${rel} href="https://a.example/one/"/>
  </entry>
</feed>`;

const readers = {
  "rss-parser": async (xml) => {
    const { link, items } = await new Parser().parseString(xml);

    return [link, items[0].link];
  },
  "@extractus/feed-extractor": (xml) => {
    const { link, entries } = extractFromXml(xml);

    return [link, entries[0].link];
  },
  htmlparser2: (xml) => {
    const { link, items } = parseFeed(xml);

    return [link, items[0].link];
  },
  feedparser: async (xml) => {
    for await (const item of Readable.from([xml]).pipe(new FeedParser({}))) {
      return [item.meta.link, item.link];
    }
  },
  "@rowanmanning/feed-parser": (xml) => {
    const { url, items } = parseWithRowan(xml);

    return [url, items[0].url];
  },
};

const seen = {};
for (const [name, read] of Object.entries(readers)) {
  const paths = [];
  for (const rel of ["", 'rel="alternate"']) {
    for (const link of await read(feed(rel))) paths.push(new URL(link).pathname);
  }
  seen[name] = paths;
}
console.table(seen);
// Without `rel`: the feed's page and the entry's page; then the same with it.
const first = ["/atom.xml", "/one/comments/"];
const right = ["/blog/", "/one/"];
assert.deepEqual(seen, {
  "rss-parser": [...first, ...right],
  "@extractus/feed-extractor": [...first, ...first],
  htmlparser2: [...first, ...first],
  feedparser: [...right, ...right],
  "@rowanmanning/feed-parser": [...right, ...right],
});
CODE
node try.mjs
