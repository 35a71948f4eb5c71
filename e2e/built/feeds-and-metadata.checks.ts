import { readFileSync } from "node:fs";

import sharp from "sharp";
import { validateXML } from "xmllint-wasm";

import {
  feeds,
  llmsPath,
  markdownPath,
  pagePaths,
  shareImagePath,
  sitemapPath,
} from "../../common/catalogue/paths";

import { duplicatesOf, violationsIfAny, violationsOf } from "./violations";
import { attributeOf, builtFile, dataOf, textOf, textOfHtml } from "./site";
import { sitemapPaths, listItemsOf, siteUrl } from "./site-paths";

const articles = listItemsOf(pagePaths.blog);
const { compare, playbook, documents } = pagePaths;
const guides = [compare, playbook, documents].flatMap(listItemsOf);

/** The number of articles in each feed. */
const inFeeds = Math.min(articles.length, 20);

type Article = { article: { body: { html: string } } };
type FeedItem = { url: string; content_html: string };

const pictures = /<image:image>.*?<\/image:image>/gs;

/** Width and height of an image, or its error. */
const sizeOf = async (address: string) => {
  try {
    const { width, height } = await sharp(`public${address.slice(siteUrl.length)}`).metadata();

    return [width, height];
  } catch (error) {
    return String(error);
  }
};

describe("feeds and metadata", () => {
  it("has a share image for each page", async () => {
    const addressOf = (path: string) =>
      attributeOf(path, 'meta[property="og:image"]', "content") ?? "";
    const sizes = new Map(
      await Promise.all(
        sitemapPaths.map(async (path) => [path, await sizeOf(addressOf(path))] as const),
      ),
    );
    const rule = (path: string) => {
      expect(addressOf(path)).toMatch(`${siteUrl}/`);
      expect(sizes.get(path)).toEqual([1200, 630]);
      expect(attributeOf(path, 'meta[property="og:image:alt"]', "content")).toMatch(/\S/);
    };

    expect(violationsOf(sitemapPaths, rule)).toEqual([]);
  });

  it("gives no two pages the same generated share image", () => {
    const pictureOf = (path: string) => attributeOf(path, 'meta[property="og:image"]', "content");
    const generated = `${siteUrl}${shareImagePath("/")}`.replace(/[^/]*$/, "");

    expect(new Set(sitemapPaths).size).toBe(sitemapPaths.length);
    expect(
      duplicatesOf(
        sitemapPaths.filter((path) => pictureOf(path)?.startsWith(generated)),
        pictureOf,
      ),
    ).toEqual([]);
  });

  it("has the text of each page as Markdown", () => {
    const rule = (path: string) => {
      const text = builtFile(markdownPath(path)) ?? "";
      const [heading = ""] = textOf(path, "h1");

      expect(text.replaceAll("\\", "")).toContain(`# ${heading}`);
      expect(text.replace(/`[^`]*`/g, "")).not.toMatch(/(?<!\\)<[a-z]+[ >]|\]\(\/|undefined/);
      expect(attributeOf(path, 'link[type="text/markdown"]', "href")).toBe(markdownPath(path));
      expect(builtFile(llmsPath)).toContain(`(${siteUrl}${markdownPath(path)})`);
    };

    expect(violationsOf(sitemapPaths, rule)).toEqual([]);
  });

  it("keeps spaces between words", () => {
    const rule = (path: string) => {
      const text = (builtFile(markdownPath(path)) ?? "")
        .replace(/^```.*?^```/gms, "")
        .replace(/`[^`]*`/g, "");

      expect(text).not.toMatch(/[a-z]\[|\)[A-Z]|[a-z]\d{1,2} min read/);
    };

    expect(violationsOf(sitemapPaths, rule)).toEqual([]);
  });

  it("has a sitemap that matches its schema", async () => {
    const xml = builtFile(sitemapPath) ?? "";
    const { errors } = await validateXML({
      // The schema lacks Google's image extension.
      xml: [{ fileName: "sitemap.xml", contents: xml.replace(pictures, "") }],
      schema: [readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8")],
    });

    expect(errors).toEqual([]);
  });

  it("has the articles as feeds, with absolute URLs", () => {
    const rule = ({ path, type }: (typeof feeds)[number]) => {
      const text = builtFile(path) ?? "";

      const linked = articles.filter((article) => text.includes(siteUrl + article));

      expect(linked.length).toBeGreaterThanOrEqual(inFeeds);
      // Only in tags: code may show attributes.
      expect(text).not.toMatch(/<[a-z][^<>]*\s(?:href|src)=\\?"\//);
      expect(attributeOf(pagePaths.blog, `link[type="${type}"]`, "href")).toBe(path);
    };

    expect(violationsOf(feeds, rule)).toEqual([]);
  });

  it("has feeds that parse", async () => {
    const xml = feeds.filter(({ format }) => format !== "json");
    for (const { path } of xml) {
      const { errors } = await validateXML({
        xml: [{ fileName: path.slice(1), contents: builtFile(path) ?? "" }],
        normalization: "format" as const,
      });
      expect(errors).toEqual([]);
    }
    const json = JSON.parse(builtFile("/feed.json") ?? "") as { items: FeedItem[] };
    expect(json.items.length).toBe(inFeeds);
    for (const { url, content_html: html } of json.items) {
      const { body } = dataOf<Article>(url.slice(siteUrl.length)).article;

      expect(textOfHtml(html)).toContain(textOfHtml(body.html).slice(-100));
    }
  });

  const property = (path: string, name: string) =>
    attributeOf(path, `meta[property="${name}"]`, "content");

  it("has the publication date of each article and guide", () => {
    const rule = (path: string) => {
      expect(property(path, "og:type")).toBe("article");
      expect(property(path, "article:published_time")).toMatch(/^\d{4}-\d\d-\d\d/);
      expect(property(path, "article:modified_time")).toMatch(/^\d{4}-\d\d-\d\dT/);
    };

    expect(violationsIfAny([...articles, ...guides], rule)).toEqual([]);
  });

  it("names the author of each article that has one", () => {
    const rule = (path: string) => {
      const { article } = dataOf<{ article: { author: { name: string } | null } }>(path);
      expect(property(path, "article:author")).toBe(article.author?.name);
    };

    expect(violationsIfAny(articles, rule)).toEqual([]);
  });
});
