import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import type * as Pagefind from "pagefind";

import { aliasesOf } from "../catalogue/aliases";
import { isFurtherPage } from "../catalogue/list-pages";
import { siteIndexPath } from "../catalogue/paths";
import { escapeHtml } from "../lib/escape-html";

import { mainOf, type BuiltPage } from "./built-pages";
import { separateBlocks } from "./separate-blocks";

// Its package names no file for what Gatsby makes of this one, which requires its packages.
const loadPagefind = () =>
  createRequire(resolve("package.json"))(
    resolve("node_modules/pagefind/lib/index.js"),
  ) as typeof Pagefind;

// Controls, and what says nothing of the page itself.
const withoutWords = ["form", "nav", "button", "noscript", "svg"];

/** Words of the index in one file. By default they are so many that two words cost 60 kB. */
const wordsInFile = "2500";

/** Pages that are handed over at once: one by one, each would wait for the answer to the last. */
const atOnce = 50;

/** What the site's own search page asks for; the rest are Pagefind's own pages of results. */
const needed = /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind)$|\.pf_\w+$/;

// A page's headline is a promise; its title says what it is about.
const indexed = ({ path, title, file }: BuiltPage) =>
  `<html lang="en"><body data-pagefind-body>${Object.entries({
    title,
    aliases: aliasesOf(path).join(", "),
  })
    .map(
      ([name, text]) =>
        `<p data-pagefind-meta="${name}[data-text]" data-text="${escapeHtml(text)}"></p>`,
    )
    .join("")}${separateBlocks(mainOf({ file }))}</body></html>`;

const failIf = (errors: readonly string[]) => {
  if (errors.length > 0) throw new Error(`The search index cannot be made: ${errors.join("; ")}`);
};

/** The files of Pagefind's index of pages. */
const filesOf = async (
  { createIndex }: Pick<typeof Pagefind, "createIndex">,
  pages: readonly BuiltPage[],
) => {
  const { index, errors } = await createIndex({
    forceLanguage: "en",
    // They make "C#" and "Node.js" words.
    includeCharacters: "#+.",
    excludeSelectors: withoutWords,
  });
  failIf(errors);
  if (!index) throw new Error("The search index cannot be made: Pagefind made none.");

  for (let at = 0; at < pages.length; at += atOnce) {
    const answers = pages
      .slice(at, at + atOnce)
      .map((page) => index.addHTMLFile({ url: page.path, content: indexed(page) }));
    failIf((await Promise.all(answers)).flatMap((answer) => answer.errors));
  }
  const { files, errors: faults } = await index.getFiles();
  failIf(faults);
  await index.deleteIndex();

  return files;
};

/**
 * Writes the index that the site's search reads in the browser (Pagefind), in `pagefind/`.
 *
 * @param folder of the built site.
 * @param pages those that may be found.
 * @throws with Pagefind's own words when it cannot index them.
 */
export const writeSearchIndex = async (
  folder: string,
  pages: readonly BuiltPage[],
  pagefind: Pick<typeof Pagefind, "createIndex" | "close"> = loadPagefind(),
) => {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = wordsInFile;
  // The list of all pages has the words of every page, and a page of a list those of its records.
  const found = pages.filter(({ path }) => path !== siteIndexPath && !isFurtherPage(path));
  const files = await filesOf(pagefind, found);
  await pagefind.close();

  const place = join(folder, "pagefind");
  await rm(place, { recursive: true, force: true });
  for (const { path, content } of files.filter((file) => needed.test(file.path))) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), content);
  }
};
