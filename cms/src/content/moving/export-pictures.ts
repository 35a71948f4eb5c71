import { createWriteStream, existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Core } from "@strapi/strapi";
import { stringify } from "yaml";

import { findInLibrary } from "../../common/rules/media";

import { compareTexts, fileName, uniqueNames } from "./export-names";

/** A file of the media library. */
export type LibraryFile = {
  id: number;
  name: string;
  ext: string | null;
  url: string;
  size: number;
  alternativeText: string | null;
  caption: string | null;
  focalPoint: { x: number; y: number } | null;
};

const sortKey = ({ size, alternativeText, caption }: LibraryFile) =>
  JSON.stringify([size, alternativeText, caption]);

/** Finds files of the media library by their id or by an address in a text. */
export const readLibrary = async (strapi: Core.Strapi) => {
  const files: LibraryFile[] = await strapi.db
    .query("plugin::upload.file")
    .findMany({ orderBy: { id: "asc" } });
  const byUrl = new Map(files.map((file) => [file.url, file]));
  const byId = new Map(files.map((file) => [file.id, file]));

  return {
    byId: (id: number) => byId.get(id),
    byAddress: (address: string) => findInLibrary(byUrl, address),
  };
};

/** Gives each file a name that is safe and that no other file of the export has. */
export const nameFiles = (files: Iterable<LibraryFile>): Map<LibraryFile, string> => {
  const nameOf = (file: LibraryFile) => {
    const { base, extension } = fileName(file);

    return base + extension;
  };
  const sorted = [...files].sort(
    (one, other) =>
      compareTexts(nameOf(one), nameOf(other)) || compareTexts(sortKey(one), sortKey(other)),
  );

  return uniqueNames(sorted, fileName);
};

/** Copies a file of the library's folder or bucket. @returns false if it is missing. */
const copy = async ({ dirs }: Core.Strapi, { url }: LibraryFile, target: string) => {
  if (url.startsWith("/")) {
    const source = join(dirs.static.public, url);
    if (!existsSync(source)) return false;
    await copyFile(source, target);

    return true;
  }
  const { ok, body } = await fetch(url);
  if (!ok || !body) return false;
  await pipeline(Readable.fromWeb(body as never), createWriteStream(target));

  return true;
};

const textsOf = ({ alternativeText, caption, focalPoint }: LibraryFile) => ({
  alternativeText: alternativeText ?? "",
  ...(caption && { caption }),
  ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
});

/**
 * Writes files of the media library to `pictures`, and what it says about them to `pictures.yaml`.
 *
 * @returns the names of files that the library lists, but whose storage lacks them.
 */
export const writePictures = async (
  strapi: Core.Strapi,
  folder: string,
  names: ReadonlyMap<LibraryFile, string>,
): Promise<string[]> => {
  const missing: string[] = [];
  const texts: Record<string, object> = {};
  await mkdir(join(folder, "pictures"));
  for (const [file, name] of names) {
    texts[name] = textsOf(file);
    if (!(await copy(strapi, file, join(folder, "pictures", name)))) missing.push(file.name);
  }
  await writeFile(join(folder, "pictures.yaml"), stringify(texts, { lineWidth: 0 }));

  return missing;
};
