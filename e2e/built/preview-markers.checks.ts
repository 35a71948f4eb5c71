import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { vercelStegaEncode } from "@vercel/stega";

import { sitemapPaths } from "./site-paths";

const folder = join(process.cwd(), "public");
const binaryExtensions = [".avif", ".gif", ".jpg", ".png", ".webp", ".woff2", ".mp4", ".br", ".gz"];

/** Markers by which previews identify a page's fields: invisible characters, and two names. */
const markers =
  /[\u200b-\u200d\u2060-\u2064\ufeff\u{1d173}-\u{1d17a}]{4}|data-strapi-source|<!--source:/u;

const files = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
  .filter((entry) => entry.isFile() && !binaryExtensions.includes(extname(entry.name)))
  .map(({ parentPath, name }) => join(parentPath, name));

describe("preview markers", () => {
  it("are detected by the pattern", () => {
    expect(`Hello${vercelStegaEncode({ strapiSource: "path=title" })}`).toMatch(markers);
  });

  it("are in no built file", () => {
    expect(files.length).toBeGreaterThan(sitemapPaths.length);
    expect(files.filter((file) => markers.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
