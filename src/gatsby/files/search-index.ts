import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";

import { isAfterFirstPage, isFilteredList, siteIndexPath } from "../../../common/catalogue/paths";

import type { BuiltPage } from "../html/built-pages";
import type { Memory } from "./memory";
import { createSearchIndexer, type SearchIndexer } from "./search-indexer";
import { writeIfChanged } from "./write-if-changed";

/** Files that the search page loads; the rest are Pagefind's own user interface. */
const requiredFiles =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind)$|\.pf_\w+$/;

/** Lists repeat the text of other pages: of these, only the main ones are indexed. */
export const isInSearchIndex = (path: string) =>
  path !== siteIndexPath && !isAfterFirstPage(path) && !isFilteredList(path);

const removeOthers = async (folder: string, paths: ReadonlySet<string>) => {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(relative(folder, file).replaceAll("\\", "/"))) await rm(file);
  }
};

const processIndexer = createSearchIndexer();

/**
 * Writes Pagefind's index of the pages to `pagefind/`.
 *
 * @throws with Pagefind's messages if indexing fails.
 */
export const writeSearchIndex = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  { isWritten }: Pick<Memory, "isWritten">,
  indexer: SearchIndexer = processIndexer,
) => {
  const indexedPages = pages.filter(({ path }) => isInSearchIndex(path));
  const indexed = indexedPages.map(({ path, title, mainDigest }) => [path, title, mainDigest]);
  const indexDir = join(publicDir, "pagefind");
  if (isWritten(join(indexDir, "pagefind-entry.json"), JSON.stringify(indexed))) return;

  const files = await indexer.makeFiles(indexedPages);
  const required = files.filter((file) => requiredFiles.test(file.path));
  await removeOthers(indexDir, new Set(required.map(({ path }) => path)));
  for (const { path, content } of required) await writeIfChanged(join(indexDir, path), content);
};
