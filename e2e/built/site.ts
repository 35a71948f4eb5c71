import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";

import { listPagePath } from "../../src/catalogue/list-pages";
import { cataloguePages } from "../../src/catalogue/pages";
import { singlePaths, sitemapPath } from "../../src/catalogue/paths";

const folder = join(process.cwd(), "public");

const files = new Map<string, string | null>();

/** A file of the built site, read once, or null where there is none. */
export const builtFile = (path: string): string | null => {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  const text = files.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : null);
  files.set(file, text);

  return text;
};

// A document without a window: no style sheet is parsed, which takes most of a page's time.
const parser = new new JSDOM().window.DOMParser();

const read = new Map<string, Document>();

/** A page of the built site as a document, read once. Throws when it was not built. */
export const builtPage = (path: string): Document => {
  const html = builtFile(path);
  if (html === null) throw new Error(`There is no ${path} in the built site`);

  const page = read.get(path) ?? parser.parseFromString(html, "text/html");
  read.set(path, page);

  return page;
};

/**
 * The words of a page's main part as one line, each once: narrow windows get a table's words as a list.
 *
 * @param without what is left out, as a selector.
 */
export const wordsOf = (page: Document, without = "") => {
  const main = page.querySelector("main")?.cloneNode(true) as Element | undefined;
  const left = ["[data-repeated]", without].filter(Boolean).join(", ");
  main?.querySelectorAll(left).forEach((part) => part.remove());

  return (main?.textContent ?? "").replace(/\s+/g, " ").trim();
};

/** What a page describes as schema.org data. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** The things that a page describes, by type. */
export const thingsOn = (path: string): Record<string, Thing> => {
  const scripts = [...builtPage(path).querySelectorAll('script[type="application/ld+json"]')];
  const graph = scripts.flatMap((script) => JSON.parse(script.textContent)["@graph"] as Thing[]);

  return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
};

/** The address that the site was built for. */
export const siteUrl = process.env.SITE_URL ?? "";

/** Every page that the code promises, whatever the content. */
export const paths = [...cataloguePages.map(({ path }) => path), ...Object.values(singlePaths)];

/** Every page that search engines are told of: the addresses of the sitemap. */
export const listedPaths = [...(builtFile(sitemapPath) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = ""]) => address.slice(siteUrl.length),
);

/** The texts of a page's elements. */
export const textOf = (path: string, selector: string) =>
  [...builtPage(path).querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

/** An attribute of the first element found, or null without the attribute. */
export const attributeOf = (path: string, selector: string, name: string) =>
  builtPage(path).querySelector(selector)?.getAttribute(name);

/** The paths that the links in a part of a page lead to, in order. */
export const linksOn = (path: string, selector: string) =>
  [...builtPage(path).querySelectorAll(`${selector} a[href^="/"]`)].map(
    (link) => (link.getAttribute("href") ?? "").split(/[?#]/)[0] ?? "",
  );

/** The pages of a list, in order. */
export const listPagesOf = (list: string): string[] => {
  const pages: string[] = [];
  while (builtFile(listPagePath(list, pages.length + 1)) !== null) {
    pages.push(listPagePath(list, pages.length + 1));
  }

  return pages;
};

/** The records that a list shows on all its pages. */
export const membersOf = (list: string) => [
  ...new Set(listPagesOf(list).flatMap((path) => linksOn(path, "main h3"))),
];
