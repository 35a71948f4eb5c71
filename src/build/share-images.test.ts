import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { renderShareImages } from "./share-images";

const pageAt = (path: string, changed = {}) => ({
  path,
  canonical: `https://a.example${path}`,
  title: "Żółw <b>Odoo</b>",
  group: "Services",
  description: "",
  file: "",
  images: [],
  shareImage: `https://a.example/share${path.slice(0, -1)}.png`,
  ...changed,
});
const folders = () => [0, 1].map(() => mkdtempSync(join(tmpdir(), "share-"))) as [string, string];

describe("renderShareImages", () => {
  it("renders an image for each page, and reads it from the cache the next time", async () => {
    const [site, cache] = folders();
    const pages = [pageAt("/a/"), pageAt("/b/"), pageAt("/c/")];
    await renderShareImages(site, pages, "Agency", cache);
    const read = () => ["a", "b", "c"].map((name) => readFileSync(join(site, `share/${name}.png`)));
    const [first] = read();
    const { width, height } = await sharp(first).metadata();

    expect([width, height]).toEqual([1200, 630]);
    expect(new Set(read().map((file) => file.toString("base64"))).size).toBe(3);
    const rendered = readdirSync(cache);
    await renderShareImages(site, pages, "Agency", cache);
    expect(readdirSync(cache)).toEqual(rendered);
    expect(read()[0]).toEqual(first);
    await renderShareImages(site, pages, "Another agency", cache);
    expect(read()[0]).not.toEqual(first);
  });

  it("skips pages with an uploaded share image", async () => {
    const [site, cache] = folders();
    const shareImage = "https://a.example/static/own.jpg";
    await renderShareImages(site, [pageAt("/a/", { shareImage })], "Agency", cache);

    expect(existsSync(join(site, "share"))).toBe(false);
  });
});
