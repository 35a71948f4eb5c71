import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";

import { listPagePath } from "../../src/catalogue/list-pages";
import { cataloguePages } from "../../src/catalogue/pages";
import { singlePaths } from "../../src/catalogue/paths";

const folder = join(process.cwd(), "public");

/** A file of the built site, or null where there is none. */
export const builtFile = (path: string): string | null => {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);

  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

const read = new Map<string, Document>();

/** A page of the built site as a document, read once. Throws when it was not built. */
export const builtPage = (path: string): Document => {
  const html = builtFile(path);
  if (html === null) throw new Error(`There is no ${path} in the built site`);

  const page = read.get(path) ?? new JSDOM(html).window.document;
  read.set(path, page);

  return page;
};

/** The words of a page's main part, as one line. */
export const wordsOf = (page: Document) =>
  (page.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ").trim();

/** The address that the site was built for. */
export const siteUrl = process.env.SITE_URL ?? "";

/** Every page that the code promises, whatever the content. */
export const paths = [...cataloguePages.map(({ path }) => path), ...Object.values(singlePaths)];

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
