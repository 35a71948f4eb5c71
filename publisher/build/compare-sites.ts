import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { isImmutable } from "../../common/builds/immutable-files.ts";
import { isPublicFile } from "../../common/builds/public-files.ts";
import { visibleHtml } from "../../common/builds/visible-html.ts";
import { listFiles } from "../files.ts";
import type { DeliveryManifest } from "../release/delivery-manifest.ts";

/** A file that differs between two built sites; `before` and `after` are the texts where it begins to. */
export type SiteDifference = { path: string; before: string; after: string };

/**
 * Reads files of a built site, as latin1, without webpack's compilation hash, which differs between equal
 * builds, too.
 */
export const createReader = (site: string) => {
  const appData = join(site, "page-data/app-data.json");
  const { webpackCompilationHash = "" } = (
    existsSync(appData) ? JSON.parse(readFileSync(appData, "utf8")) : {}
  ) as { webpackCompilationHash?: string };

  return (path: string) => {
    const text = readFileSync(join(site, path), "latin1");

    return webpackCompilationHash ? text.replaceAll(webpackCompilationHash, "") : text;
  };
};

/** Reads a page as visitors see it, and other files as they are. */
const visibleReader = (site: string) => {
  const read = createReader(site);

  return (path: string) => (path.endsWith(".html") ? visibleHtml(read(path)) : read(path));
};

/** True for an asset, and the licenses of a bundle, whose name has its hash. */
const isNamedByContent = (path: string) => isImmutable(path.replace(/\.LICENSE\.txt$/, ""));

/** The words around the first difference, as far as a log needs them. */
const excerpt = (text: string, at: number) =>
  Buffer.from(text.slice(Math.max(0, at - 40), at + 80), "latin1")
    .toString()
    .replace(/\s+/g, " ")
    .trim();

/** Finds where two texts of a file, read as latin1, begin to differ: at most one place. */
export const compareTexts = (path: string, before: string, after: string): SiteDifference[] => {
  if (before === after) return [];
  let at = 0;
  while (before[at] === after[at]) at += 1;

  return [{ path, before: excerpt(before, at), after: excerpt(after, at) }];
};

/** Editors' redirects, which are no file of the site. */
const readRedirects = (site: string) => {
  const { redirects } = JSON.parse(
    readFileSync(join(site, ".delivery/manifest.json"), "utf8"),
  ) as Pick<DeliveryManifest, "redirects">;

  return JSON.stringify(redirects);
};

/**
 * Compares two built sites as visitors see them: pages, their data, feeds, the sitemap, the search index
 * all other files that are not named by their content, and redirects.
 *
 * @param before, after their folders.
 */
export const compareSites = async (before: string, after: string): Promise<SiteDifference[]> => {
  const list = async (site: string) =>
    (await listFiles(site)).filter((path) => isPublicFile(path) && !isNamedByContent(path));
  const [old, now] = [new Set(await list(before)), new Set(await list(after))];
  const [readOld, readNow] = [visibleReader(before), visibleReader(after)];

  const ofFiles = [...new Set([...old, ...now])]
    .sort()
    .flatMap((path) =>
      compareTexts(path, old.has(path) ? readOld(path) : "", now.has(path) ? readNow(path) : ""),
    );

  return [
    ...ofFiles,
    ...compareTexts("the redirects", readRedirects(before), readRedirects(after)),
  ];
};
