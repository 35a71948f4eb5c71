import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";

const folder = join(process.cwd(), "public");

/** A file of the built site, or null where there is none. */
export const builtFile = (path: string): string | null => {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);

  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

/** A page of the built site as a document. Throws when it was not built. */
export const builtPage = (path: string): Document => {
  const html = builtFile(path);
  if (html === null) throw new Error(`There is no ${path} in the built site`);

  return new JSDOM(html).window.document;
};

/** The words of a page's main part, as one line. */
export const wordsOf = (page: Document) =>
  (page.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ").trim();
