import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { compareSites } from "../build/compare-sites.ts";
import { createBuiltSite } from "./support/built-site.ts";

const appData = (hash: string) => `{"webpackCompilationHash":"${hash}"}`;
const page = (text: string, hash: string) =>
  `<!doctype html><script>window.hash="${hash}"</script><script src="/app-${hash}.js"></script><h1>${text}</h1>`;

/** A site whose bundles have a hash of their own. */
const site = (hash: string, more: Record<string, string> = {}) =>
  createBuiltSite({
    "/page-data/app-data.json": appData(hash),
    [`/app-${hash}.js`]: "",
    [`/app-${hash}.js.LICENSE.txt`]: hash,
    "/static/a/picture.png": hash,
    "/blog/index.html": page("Blog", hash),
    "/page-data/blog/page-data.json": `{"hash":"${hash}","title":"Blog"}`,
    ...more,
  });
const one = "1".repeat(20);
const two = "2".repeat(20);

test("sites of two builds of the same code and content do not differ", async () => {
  assert.deepEqual(await compareSites(site(one), site(two)), []);
});

test("names each file that differs, with the words in both", async () => {
  const before = site(one, { "/gone.txt": "Gone", "/rss.xml": "<title>Café news</title>" });
  const after = site(two, {
    "/blog/index.html": page("Other", two),
    "/page-data/blog/page-data.json": `{"hash":"${two}","title":"Other"}`,
    "/rss.xml": "<title>Café hours</title>",
  });

  const found = await compareSites(before, after);
  const words = [
    ["/blog/index.html", "Blog</h1>", "Other</h1>"],
    ["/gone.txt", "Gone", ""],
    ["/page-data/blog/page-data.json", '"Blog"}', '"Other"}'],
    ["/rss.xml", "Café news</title>", "Café hours</title>"],
  ];
  assert.deepEqual(
    found.map(({ path }) => path),
    words.map(([path]) => path),
  );
  for (const [index, [path, old = "", now = ""]] of words.entries()) {
    assert.ok(found[index]?.before.endsWith(old), path);
    assert.ok(found[index]?.after.endsWith(now), path);
  }
});

test("compares redirects, which are no file", async () => {
  const [before, after] = [site(one), site(two)];
  const file = join(after, ".delivery/manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, redirects: [{ from: "/old/", to: "/" }] }));

  assert.deepEqual(
    (await compareSites(before, after)).map(({ path }) => path),
    ["the redirects"],
  );
});
