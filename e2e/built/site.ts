import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";

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
