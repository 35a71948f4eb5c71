import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fileStamp } from "../../../common/builds/file-stamp";
import { type Memory, openMemory } from "../files/memory";

import { mainOf, type PageMetadata, readMetadata, scriptsAndStyles } from "./page-metadata";

/** An indexable page of the built site. */
export type BuiltPage = PageMetadata & {
  path: string;
  /** Path of its HTML file. */
  file: string;
};

/** The HTML of a page without NUL bytes, which Gatsby's own has until it is corrected (html-files.ts). */
const readHtml = (file: string) => readFileSync(file, "utf8").replaceAll("\0", "");

/** Reads a page's `<main>` on demand: thousands would not fit in memory. */
export const readMainHtml = ({ file }: Pick<BuiltPage, "file">) =>
  mainOf(readHtml(file).replace(scriptsAndStyles, "")) ?? "";

/**
 * Reads the metadata of indexable pages. Skips pages with `noindex` (the thank-you and error pages,
 * records with that field) or without `<main>`.
 */
export const readIndexablePages = (
  publicDir: string,
  paths: readonly string[],
  memory: Pick<Memory, "recall"> = openMemory(),
): BuiltPage[] =>
  paths.flatMap((path) => {
    const file = join(publicDir, path.endsWith("/") ? `${path}index.html` : path);
    const metadata = memory.recall<PageMetadata | null>(
      `metadata of ${path}`,
      fileStamp(file),
      (last) => readMetadata(readHtml(file), last),
    );

    return metadata ? [{ ...metadata, path, file }] : [];
  });
