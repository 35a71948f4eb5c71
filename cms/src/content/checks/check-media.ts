import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import {
  findInLibrary,
  findMissing,
  isMissing,
  libraryUrls,
  mediaOf,
  missingFile,
  notInLibrary,
} from "../../common/rules/media";
import type { Components, ContentRecord, ModelSchema, Issue } from "../../common/rules/model";

/** A file as the media library lists it. */
type LibraryFile = { name: string; url: string; mime: string };

/** Timeout of a bucket's response, in milliseconds. */
const bucketTimeoutMs = 5_000;

/** True if a listed file is missing, on disk or in a bucket. */
const isFileMissing = ({ dirs }: Core.Strapi, url: string) =>
  url.startsWith("/")
    ? !existsSync(join(dirs.static.public, url))
    : isMissing(url, bucketTimeoutMs);

/** Publish issues of a record's files. Pictures were decoded at their upload. */
export const checkMedia = async (
  strapi: Core.Strapi,
  components: Components,
  { attributes }: ModelSchema,
  record: ContentRecord,
): Promise<Issue[]> => {
  const { files, pictures } = mediaOf(components, attributes, record);
  const shown = [
    ...files.map(({ path, file }) => ({ path, url: file.url, inText: false })),
    ...pictures.map((picture) => ({ ...picture, inText: true })),
  ];
  if (shown.length === 0) return [];
  // One query, however many pictures a text has.
  const urls = [...new Set(shown.flatMap(({ url }) => libraryUrls(url)))];
  const library: LibraryFile[] = await strapi.db.query("plugin::upload.file").findMany({
    where: { url: { $in: urls } },
    select: ["name", "url", "mime"],
  });
  const byUrl = new Map(library.map((file) => [file.url, file]));
  // At a time: visitors' forms wait for a publish on SQLite.
  const missing = await findMissing(
    library.map(({ url }) => url),
    (url) => isFileMissing(strapi, url),
  );

  const issueOf = (url: string, inText: boolean) => {
    const file = findInLibrary(byUrl, url);
    if (!file) return notInLibrary(url);
    if (missing.has(file.url)) return missingFile(file.name);

    return inText && !file.mime.startsWith("image/")
      ? `"${file.name}" is not a picture: insert a picture here, or link to the file.`
      : undefined;
  };

  return shown.flatMap(({ path, url, inText }) => {
    const message = issueOf(url, inText);

    return message ? [{ path, message }] : [];
  });
};
