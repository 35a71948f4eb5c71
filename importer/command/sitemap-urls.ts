import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import { decodedPath } from "../../common/paths/decoded-path.ts";
import { OperatorError } from "../../common/operator-error.ts";

import { readSitemap } from "../addresses/read-sitemap.ts";

/**
 * The URLs of a local sitemap, each once. Those of an index are in local files beside it, which have
 * the names that the index gives.
 *
 * @throws OperatorError if a file is missing or is not a sitemap.
 */
export const sitemapUrls = async (file: string, seen = new Set<string>()): Promise<string[]> => {
  seen.add(file);
  const { kind, urls } = await readSitemap(file);
  if (kind === "pages") return urls;
  const all = new Set<string>();
  for (const url of urls) {
    const name = posix.basename(decodedPath(URL.parse(url)?.pathname ?? url));
    const path = join(dirname(file), name);
    if (seen.has(path)) continue;
    if (!existsSync(path)) {
      throw new OperatorError(
        `${file} names the sitemap ${url}, but there is no ${path}: download it to that path.`,
      );
    }
    for (const one of await sitemapUrls(path, seen)) all.add(one);
  }

  return [...all];
};
