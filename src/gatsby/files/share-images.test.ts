import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { openMemory } from "./memory";
import { renderShareImages } from "./share-images";

const pageAt = (path: string, changed = {}) => ({
  path,
  canonical: `https://a.example${path}`,
  title: "Żółw <b>Odoo</b>",
  group: "Services",
  description: "",
  file: "",
  images: [],
  mainDigest: "",
  shareImage: `https://a.example/share${path.slice(0, -1)}.png`,
  ...changed,
});
const newSite = () => mkdtempSync(join(tmpdir(), "share-"));

describe("renderShareImages", () => {
  it("renders an image for each page", async () => {
    const site = newSite();
    const pages = [pageAt("/a/"), pageAt("/b/"), pageAt("/c/")];
    const paths = await renderShareImages(site, pages, "Agency", openMemory(newSite()));
    const read = () => paths.map((path) => readFileSync(join(site, path), "base64"));
    const first = read();
    const { width, height } = await sharp(join(site, "share/a.png")).metadata();

    expect(paths).toEqual(["/share/a.png", "/share/b.png", "/share/c.png"]);
    expect([width, height]).toEqual([1200, 630]);
    expect(new Set(first).size).toBe(3);
    await renderShareImages(site, pages, "Agency", openMemory(newSite()));
    expect(read()).toEqual(first);
    await renderShareImages(site, pages, "Another agency", openMemory(newSite()));
    expect(read()[0]).not.toEqual(first[0]);
  });

  it("skips pages with an uploaded share image", async () => {
    const site = newSite();
    const shareImage = "https://a.example/static/own.jpg";
    await renderShareImages(site, [pageAt("/a/", { shareImage })], "Agency", openMemory(newSite()));

    expect(existsSync(join(site, "share"))).toBe(false);
  });

  const pictureOf = async (title: string, brand = "Agency", group?: string) => {
    const site = newSite();
    await renderShareImages(site, [pageAt("/a/", { title, group })], brand, openMemory(newSite()));

    return readFileSync(join(site, "share/a.png"), "base64");
  };

  it.each([
    ["Hello 👋", "Hello"],
    ["🚀 Launch, 👩🏽‍💻 and more 🇩🇪!", "Launch, and more!"],
    ["Step 1️⃣ ✓", "Step 1"],
    ["Today → tomorrow", "Today tomorrow"],
    ["ﬁne Ｗｏｒｋ", "fine Work"],
    ["u\u0308ber", "über"],
  ])("leaves out the signs that no typeface has: %s", async (title, drawn) => {
    expect(await pictureOf(title)).toBe(await pictureOf(drawn));
  });

  it.each(["東京のチーム", "Команда", "Ομάδα", "Team 東京", "हिन्दी", "עברית", "😀"])(
    "draws no words with letters that no typeface has: %s",
    async (words) => {
      expect(await pictureOf(words)).toBe(await pictureOf(""));
      expect(await pictureOf("Team", words)).toBe(await pictureOf("Team", ""));
      expect(await pictureOf("Team", "Agency", words)).toBe(await pictureOf("Team", "Agency"));
    },
  );

  it("draws what the typefaces have", async () => {
    const titles = ["", "Żółw", "Zolw", "Đội ngũ", "„Größe“ — 10 € …", "₿ × 5"];
    const pictures = await Promise.all(titles.map((title) => pictureOf(title)));

    expect(new Set(pictures).size).toBe(titles.length);
  });
});
