import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";

import type * as Pagefind from "pagefind";

import { aliasesOf } from "../../catalogue/page-aliases";
import { isAfterFirstPage, isFilteredList, siteIndexPath } from "../../../common/catalogue/paths";
import { escapeHtml } from "../../../common/text/escape-html";
import { foldText } from "../../../common/text/fold-text";

import { readMainHtml, type BuiltPage } from "../html/built-pages";
import { classNameOf } from "../html/class-names";
import type { Memory } from "./memory";
import { separateBlocks } from "./separate-blocks";
import { writeIfChanged } from "./write-if-changed";

// Pagefind has no `require` export, and Gatsby compiles this file to CommonJS.
const loadPagefind = () =>
  createRequire(resolve("package.json"))(
    resolve("node_modules/pagefind/lib/index.js"),
  ) as typeof Pagefind;

/**
 * Selectors of what the search leaves out: elements of a name, with an attribute, or of a class. Elements
 * with data-markdown-ignore repeat text of the page, and cards that of the pages that they lead to.
 * Pagefind would find a page by the text of its first picture, which no result shows.
 */
export const excludedElements = [
  "form",
  "nav",
  "button",
  "noscript",
  "svg",
  "[data-markdown-ignore]",
  "img",
  `.${classNameOf("src/sections/ArticleList/ArticleList.module.scss", "card")}`,
  `.${classNameOf("src/sections/ProjectList/ProjectList.module.scss", "project")}`,
];

/** Words per index file. With Pagefind's default a two-word search loads 60 kB. */
const wordsPerFile = "2500";

/** Pages sent to Pagefind at once, to not wait for each response. */
const batchSize = 50;

/** Files that the search page loads; the rest are Pagefind's own user interface. */
const requiredFiles =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind)$|\.pf_\w+$/;

/** The folded spellings of a text's words, since queries are folded. Pagefind folds "é", but not "ß" or "ø". */
const foldedWordsIn = (text: string) => [
  ...new Set(
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .filter((word) => foldText(word) !== word.toLowerCase())
      .map(foldText),
  ),
];

/** Lists repeat the text of other pages: of these, only the main ones are indexed. */
export const isInSearchIndex = (path: string) =>
  path !== siteIndexPath && !isAfterFirstPage(path) && !isFilteredList(path);

// The title is indexed, too: headlines are slogans.
const indexDocument = ({ path, title, file }: BuiltPage) => {
  const html = separateBlocks(readMainHtml({ file }));
  const aliases = aliasesOf(path).join(", ");
  const texts = [title, aliases, html.replace(/<[^>]*>/g, " ")].join(" ");
  const metadata = Object.entries({ title, aliases, spellings: foldedWordsIn(texts).join(" ") })
    .filter(([, text]) => text !== "")
    .map(
      ([name, text]) =>
        `<p data-pagefind-meta="${name}[data-text]" data-text="${escapeHtml(text)}"></p>`,
    );

  return `<html lang="en"><body data-pagefind-body>${metadata.join("")}${html}</body></html>`;
};

const throwIfErrors = (errors: readonly string[]) => {
  if (errors.length > 0) throw new Error(`Cannot build the search index: ${errors.join("; ")}`);
};

const buildIndexFiles = async (
  { createIndex }: Pick<typeof Pagefind, "createIndex">,
  pages: readonly BuiltPage[],
) => {
  const { index, errors } = await createIndex({
    forceLanguage: "en",
    // For words such as "C#" and "Node.js".
    includeCharacters: "#+.",
    excludeSelectors: excludedElements,
  });
  throwIfErrors(errors);
  if (!index) throw new Error("Cannot build the search index: Pagefind returned none");

  let responses: ReturnType<typeof index.addHTMLFile>[] = [];
  const throwIfRefused = async () =>
    throwIfErrors((await Promise.all(responses)).flatMap((response) => response.errors));
  for (let at = 0; at < pages.length; at += batchSize) {
    const documents = pages
      .slice(at, at + batchSize)
      .map((page) => ({ url: page.path, content: indexDocument(page) }));
    // Pagefind reads the batch before while this one is prepared.
    await throwIfRefused();
    responses = documents.map((document) => index.addHTMLFile(document));
  }
  await throwIfRefused();
  const { files, errors: fileErrors } = await index.getFiles();
  throwIfErrors(fileErrors);
  await index.deleteIndex();

  return files;
};

const removeOthers = async (folder: string, paths: ReadonlySet<string>) => {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(relative(folder, file).replaceAll("\\", "/"))) await rm(file);
  }
};

/**
 * Writes Pagefind's index of the pages to `pagefind/`.
 *
 * @throws with Pagefind's messages if indexing fails.
 */
export const writeSearchIndex = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  { isWritten }: Pick<Memory, "isWritten">,
  pagefind: Pick<typeof Pagefind, "createIndex" | "close"> = loadPagefind(),
) => {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = wordsPerFile;
  const indexedPages = pages.filter(({ path }) => isInSearchIndex(path));
  const indexed = indexedPages.map(({ path, title, mainDigest }) => [path, title, mainDigest]);
  const indexDir = join(publicDir, "pagefind");
  if (isWritten(join(indexDir, "pagefind-entry.json"), JSON.stringify(indexed))) return;
  const files = await buildIndexFiles(pagefind, indexedPages);
  await pagefind.close();

  const required = files.filter((file) => requiredFiles.test(file.path));
  await removeOthers(indexDir, new Set(required.map(({ path }) => path)));
  for (const { path, content } of required) await writeIfChanged(join(indexDir, path), content);
};
