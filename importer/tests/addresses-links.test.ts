import assert from "node:assert/strict";
import { test } from "node:test";

import { createLinkResolver } from "../addresses/resolve-link.ts";
import { planImport } from "../wordpress/plan.ts";
import { readOutline } from "../wordpress/read-export.ts";
import { exportXml, type ItemValues, writeFile } from "./support/wordpress-files.ts";

/** A function that shows where a link leads on the new site, or what is said of it. */
const readLinks = async (items: readonly ItemValues[], blog = "https://example.test") => {
  const xml = exportXml(items).replace(/(blog_url>)https:\/\/example\.test</, `$1${blog}<`);
  const outline = await readOutline(writeFile(xml));
  const resolve = createLinkResolver(outline, planImport(outline));

  return (url: string) => {
    const found = resolve(url);

    return found.kind === "path" ? found.path : found.kind;
  };
};

test("keeps the query of a link unless the old address had it", async () => {
  const at = await readLinks([{ id: "1", name: "tea", link: "https://example.test/post/" }]);

  assert.equal(at("https://example.test/post/?utm_source=mail"), "/blog/tea/?utm_source=mail");
  assert.equal(at("https://example.test/post?a=1&b=2#end"), "/blog/tea/?a=1&b=2#end");
  assert.equal(at("https://example.test/?p=1"), "/blog/tea/");
  assert.equal(at("https://example.test/?utm_source=mail&p=1"), "/blog/tea/?utm_source=mail");
  assert.equal(at("https://example.test/POST/"), "/blog/tea/");
});

test("leads to the start page, unless the query is that of another page", async () => {
  const items = [{ id: "1", name: "tea", link: "https://example.test/shop/post/" }];
  const atTop = await readLinks(items);
  const inFolder = await readLinks(items, "https://example.test/shop");

  assert.equal(atTop("https://example.test"), "/");
  assert.equal(atTop("https://example.test/?utm_source=mail#top"), "/?utm_source=mail#top");
  assert.equal(atTop("https://example.test/?page_id=9"), "lost");
  assert.equal(atTop("https://example.test/shop/"), "lost");
  assert.equal(inFolder("https://example.test/shop/"), "/");
  assert.equal(inFolder("https://example.test/shop?utm_source=mail"), "/?utm_source=mail");
  assert.equal(inFolder("https://example.test/shop/?cat=9"), "lost");
  assert.equal(inFolder("https://example.test/shop/?p=1"), "/blog/tea/");
});
