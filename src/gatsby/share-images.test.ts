import { existsSync, mkdtempSync, readFileSync } from "node:fs";
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
const newSite = () => mkdtempSync(join(tmpdir(), "share-"));

describe("renderShareImages", () => {
  it("renders an image for each page", async () => {
    const site = newSite();
    const pages = [pageAt("/a/"), pageAt("/b/"), pageAt("/c/")];
    const paths = await renderShareImages(site, pages, "Agency");
    const read = () => paths.map((path) => readFileSync(join(site, path), "base64"));
    const first = read();
    const { width, height } = await sharp(join(site, "share/a.png")).metadata();

    expect(paths).toEqual(["/share/a.png", "/share/b.png", "/share/c.png"]);
    expect([width, height]).toEqual([1200, 630]);
    expect(new Set(first).size).toBe(3);
    await renderShareImages(site, pages, "Agency");
    expect(read()).toEqual(first);
    await renderShareImages(site, pages, "Another agency");
    expect(read()[0]).not.toEqual(first[0]);
  });

  it("skips pages with an uploaded share image", async () => {
    const site = newSite();
    const shareImage = "https://a.example/static/own.jpg";
    await renderShareImages(site, [pageAt("/a/", { shareImage })], "Agency");

    expect(existsSync(join(site, "share"))).toBe(false);
  });
});
