import { fixedPaths } from "../catalogue/fixed-paths.ts";
import { styleGuidePath } from "../catalogue/paths.ts";
import { recordPages, recordPath, type RecordType } from "../page-types.ts";
import { fileFolders } from "../paths/file-paths.ts";

import type { ContentRecord, Issue, ModelSchema } from "./model.ts";

const firstFolder = (path: string) => path.split("/").slice(0, 2).join("/") + "/";

/** Folders whose pages come from the catalogue or from other records. */
const folders = new Set([
  ...fileFolders,
  ...fixedPaths.filter((path) => /^\/.+\/.+\/$/.test(path)).map(firstFolder),
  ...recordPages.flatMap(({ folder }) => (folder === "/" ? [] : [firstFolder(folder)])),
]);

/** The sentence about a path that no record may choose freely; undefined for others. */
const reservation = (path: string): string | undefined => {
  if (fixedPaths.includes(path) || path === styleGuidePath) {
    return `The website already has a page at ${path}: choose another address.`;
  }
  const folder = firstFolder(path);

  return folders.has(folder)
    ? `The website keeps addresses in ${folder} for its own pages and files: choose another one.`
    : undefined;
};

/** The most parts of a page's slug. */
export const maxSlugParts = 3;

const slugPart = "[a-z\\d]+(-[a-z\\d]+)*";
/** What a slug of several parts may look like; the pattern of the schema of `page` is the same. */
const nestedSlug = new RegExp(`^${slugPart}(/${slugPart}){0,${maxSlugParts - 1}}$`);

/** The record type of a path, and the slug of the record that may be there. */
export const recordAtPath = (path: string): { type: RecordType; slug: string } | undefined => {
  for (const { type, folder, nested } of recordPages) {
    const slug = path.startsWith(folder) ? path.slice(folder.length, -1) : "";
    if (!slug || recordPath(type, slug) !== path) continue;
    const isFree = nested && nestedSlug.test(slug) && !reservation(path);
    if (isFree || (!nested && !slug.includes("/"))) return { type, slug };
  }

  return undefined;
};

/** The issue of a freely chosen address that another page or a file has. */
export const checkPath = (
  { name }: Pick<ModelSchema, "name">,
  { slug }: ContentRecord,
): Issue[] => {
  const row = recordPages.find(({ type, nested }) => nested && type === name);
  const message = row && slug ? reservation(recordPath(row.type, String(slug))) : undefined;

  return message ? [{ path: ["slug"], message }] : [];
};
