import assert from "node:assert/strict";
import { test } from "node:test";

import { readSitemap } from "../addresses/read-sitemap.ts";
import { writeFile } from "./support/wordpress-files.ts";

test("reads the pages of a sitemap once each, without its pictures", async () => {
  const file = writeFile(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc> https://example.test/a/?x=1&amp;y=2 </loc><lastmod>2020-01-01</lastmod>
<image:image><image:loc>https://example.test/a.jpg</image:loc></image:image></url>
<url><loc><![CDATA[https://example.test/b/]]></loc></url><url><loc>https://example.test/b/</loc></url>
</urlset>`);

  assert.deepEqual(await readSitemap(file), {
    kind: "pages",
    urls: ["https://example.test/a/?x=1&y=2", "https://example.test/b/"],
  });
});

test("reads an index, also with prefixes", async () => {
  const file = writeFile(
    `<s:sitemapindex xmlns:s="x"><s:sitemap><s:loc>https://example.test/post-sitemap.xml</s:loc></s:sitemap></s:sitemapindex>`,
  );

  assert.deepEqual(await readSitemap(file), {
    kind: "index",
    urls: ["https://example.test/post-sitemap.xml"],
  });
});
