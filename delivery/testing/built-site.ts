import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";

/** Makes a folder that is gone after the tests. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "delivery-"));
  after(() => rmSync(folder, { recursive: true, force: true }));

  return folder;
};

/** Writes files below a folder, by their paths. */
export const writeFiles = (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  return folder;
};

/** What Gatsby writes, in small: two pages, the page for a wrong address, bundles and data. */
export const builtSite = (files: Record<string, string> = {}) =>
  writeFiles(temporaryFolder(), {
    "/index.html": "<!DOCTYPE html><title>Home</title>",
    "/blog/index.html": "<!DOCTYPE html><title>Blog</title>",
    "/404.html": "<!DOCTYPE html><title>Nothing here</title>",
    "/404/index.html": "<!DOCTYPE html><title>Nothing here</title>",
    "/app-0123456789abcdef0123.js": "run()",
    "/app-0123456789abcdef0123.js.map": "{}",
    "/page-data/index/page-data.json": "{}",
    "/page-data/404.html/page-data.json": "{}",
    "/static/abc/picture.avif": "picture",
    "/_gatsby/slices/a.html": "",
    "/~partytown/partytown.js": "",
    "/webpack.stats.json": "{}",
    "/chunk-map.json": "{}",
    "/.preview/schema.graphql": "type Query",
    ...files,
  });
