import { createRequire } from "node:module";
import { resolve } from "node:path";

import type * as PagefindModule from "pagefind";

import { aliasesOf } from "../../catalogue/page-aliases";
import { escapeHtml } from "../../../common/text/escape-html";
import { foldText } from "../../../common/text/fold-text";

import { readMainHtml, type BuiltPage } from "../html/built-pages";
import { classNameOf } from "../html/class-names";
import { separateBlocks } from "./separate-blocks";

type Pagefind = Pick<typeof PagefindModule, "createIndex" | "close">;

// Pagefind has no `require` export, and Gatsby compiles this file to CommonJS.
const loadPagefind = () =>
  createRequire(resolve("package.json"))(
    resolve("node_modules/pagefind/lib/index.js"),
  ) as typeof PagefindModule;

/**
 * Selectors of what the search leaves out: elements of a name, with an attribute, or of a class. Elements
 * with data-markdown-ignore repeat text of the page, and cards that of the pages that they lead to.
 */
export const excludedElements = [
  "form",
  "nav",
  "button",
  "noscript",
  "svg",
  "[data-markdown-ignore]",
  `.${classNameOf("src/sections/ArticleList/ArticleList.module.scss", "card")}`,
  `.${classNameOf("src/sections/ProjectList/ProjectList.module.scss", "project")}`,
];

/** Words per index file. With Pagefind's default a two-word search loads 60 kB. */
const wordsPerFile = "2500";

/** Pages sent to Pagefind at once, to not wait for each response. */
const batchSize = 50;

/** Milliseconds that Pagefind waits for the next build of its process. */
const keepMs = 5 * 60_000;

/**
 * Pagefind keeps the address and the text of a page's first picture for its result, also of an excluded
 * one: no result shows them, and the index would change with the picture.
 */
const withoutPictures = (html: string) => html.replace(/<img\b[^>]*>/g, "");

/** The folded spellings of a text's words, since queries are folded. Pagefind folds "é", but not "ß" or "ø". */
const foldedWordsIn = (text: string) => [
  ...new Set(
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .filter((word) => foldText(word) !== word.toLowerCase())
      .map(foldText),
  ),
];

// The title is indexed, too: headlines are slogans.
const indexDocument = ({ path, title, file }: BuiltPage) => {
  const html = separateBlocks(withoutPictures(readMainHtml({ file })));
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

/** For a page that is gone: Pagefind cannot remove one, but leaves out what has no body. */
const emptyDocument = `<html lang="en"><body></body></html>`;

/** What a page's document is made from; its aliases are code. */
const digestOf = ({ title, mainDigest }: BuiltPage) => `${mainDigest} ${title}`;

const throwIfErrors = (errors: readonly string[]) => {
  if (errors.length > 0) throw new Error(`Cannot build the search index: ${errors.join("; ")}`);
};

/** Starts Pagefind with an empty index. */
const startIndex = async ({ createIndex }: Pagefind) => {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = wordsPerFile;
  const { index, errors } = await createIndex({
    forceLanguage: "en",
    // For words such as "C#" and "Node.js".
    includeCharacters: "#+.",
    excludeSelectors: excludedElements,
  });
  throwIfErrors(errors);
  if (!index) throw new Error("Cannot build the search index: Pagefind returned none");

  /** Of the pages as Pagefind has them; undefined for those that are gone. */
  const digests = new Map<string, string | undefined>();
  /** Sends pages that Pagefind does not have as they are. */
  const addChanged = async (pages: readonly BuiltPage[]) => {
    const changed = pages.filter((page) => digests.get(page.path) !== digestOf(page));
    let responses: ReturnType<typeof index.addHTMLFile>[] = [];
    const throwIfRefused = async () =>
      throwIfErrors((await Promise.all(responses)).flatMap((response) => response.errors));
    for (let at = 0; at < changed.length; at += batchSize) {
      const documents = changed
        .slice(at, at + batchSize)
        .map((page) => ({ url: page.path, content: indexDocument(page) }));
      // Pagefind reads the batch before while this one is prepared.
      await throwIfRefused();
      responses = documents.map((document) => index.addHTMLFile(document));
    }
    await throwIfRefused();
    for (const page of changed) digests.set(page.path, digestOf(page));
  };
  const emptyOthers = async (pages: readonly BuiltPage[]) => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const [url, digest] of digests) {
      if (paths.has(url) || digest === undefined) continue;
      throwIfErrors((await index.addHTMLFile({ url, content: emptyDocument })).errors);
      digests.set(url, undefined);
    }
  };

  return {
    /** False if a page would get a place after the others: a new index has the pages in their order. */
    hasPlaces: (pages: readonly BuiltPage[]) => pages.every(({ path }) => digests.has(path)),
    makeFiles: async (pages: readonly BuiltPage[]) => {
      await emptyOthers(pages);
      await addChanged(pages);
      const { files, errors: fileErrors } = await index.getFiles();
      throwIfErrors(fileErrors);

      return files;
    },
  };
};

/**
 * Makes the files of Pagefind's index. Between the builds of one process Pagefind keeps what it has read
 * for five minutes: it then reads only changed pages, or all of them if there is a new one, but takes 90 MB
 * (660 MB with 1,400 pages).
 */
export const createSearchIndexer = (load: () => Pagefind = loadPagefind) => {
  let kept: ReturnType<typeof startIndex> | undefined;
  let closing: NodeJS.Timeout | undefined;

  const closeIndex = async () => {
    clearTimeout(closing);
    kept = undefined;
    await load().close();
  };
  const makeFiles = async (pages: readonly BuiltPage[]) => {
    clearTimeout(closing);
    if (kept && !(await kept).hasPlaces(pages)) await closeIndex();
    kept ??= startIndex(load());
    const files = await (await kept).makeFiles(pages);
    closing = setTimeout(() => void closeIndex(), keepMs);
    // Pagefind does not keep the process from ending either.
    closing.unref();

    return files;
  };

  return {
    /**
     * @returns the files, with paths in Pagefind's folder.
     * @throws with Pagefind's messages if indexing fails.
     */
    makeFiles: async (pages: readonly BuiltPage[]) => {
      const isFresh = !kept;
      try {
        return await makeFiles(pages);
      } catch (error) {
        await closeIndex();
        if (isFresh) throw error;

        // While Pagefind waited, the system may have killed it for its memory.
        return makeFiles(pages);
      }
    },
  };
};

export type SearchIndexer = ReturnType<typeof createSearchIndexer>;
