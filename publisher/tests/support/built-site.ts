import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { DeliveryManifest } from "../../release/delivery-manifest.ts";
import { manifest } from "./manifest.ts";

const folders: string[] = [];
// Not by `after`: one that a `before` hook registers runs when that hook ends.
process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, deleted after the tests. */
export const createTempDir = () => {
  const folder = mkdtempSync(join(tmpdir(), "publisher-"));
  folders.push(folder);

  return folder;
};

/** Writes files by path, and returns the folder. */
export const writeFiles = (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  return folder;
};

/** A page as Gatsby writes it. */
export const createPage = (body: string, path = "/") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-href="/styles.css" data-identity="gatsby-global-css">a{color:red}</style><script>own()</script></head><body>${body}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script></body></html>`;

/**
 * A small site as Gatsby writes it: two pages, the 404 page, bundles and data.
 *
 * @param files added to it.
 * @param changes to its delivery manifest.
 */
export const createBuiltSite = (
  files: Record<string, string> = {},
  changes: Partial<DeliveryManifest> = {},
) =>
  writeFiles(createTempDir(), {
    "/index.html": createPage("Home"),
    "/blog/index.html": createPage("Blog", "/blog/"),
    "/blog/index.md": "# Blog",
    "/404.html": createPage("Nothing here", "/404.html"),
    "/404/index.html": createPage("Nothing here", "/404.html"),
    "/app-0123456789abcdef0123.js": "run()",
    "/app-0123456789abcdef0123.js.map": "{}",
    "/page-data/index/page-data.json": "{}",
    "/page-data/404.html/page-data.json": "{}",
    "/static/abc/picture.avif": "picture",
    "/pagefind/pagefind-worker.js": "work()",
    "/pagefind/wasm.en.pagefind": "module",
    "/pagefind/index/en_0123456.pf_index": "words",
    "/_gatsby/slices/a.html": "",
    "/~partytown/partytown.js": "",
    "/.well-known/security.txt": "Contact: mailto:hello@example.com",
    "/webpack.stats.json": "{}",
    "/chunk-map.json": "{}",
    "/.delivery/manifest.json": JSON.stringify({ ...manifest, ...changes }),
    "/.preview/schema.graphql": "type Query",
    ...files,
  });
