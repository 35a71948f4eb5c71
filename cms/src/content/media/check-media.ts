import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import {
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
const isFileMissing = async ({ dirs }: Core.Strapi, { url }: LibraryFile) =>
  url.startsWith("/")
    ? !existsSync(join(dirs.static.public, url))
    : isMissing(url, bucketTimeoutMs);

/** The issue of a file, if the site cannot show it; texts show only pictures. */
const fileIssue = async (strapi: Core.Strapi, file: LibraryFile, inText: boolean) => {
  if (await isFileMissing(strapi, file)) return missingFile(file.name);

  return inText && !file.mime.startsWith("image/")
    ? `"${file.name}" is no picture: insert a picture here, or link to the file.`
    : undefined;
};

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
  const issues: Issue[] = [];
  if (shown.length === 0) return issues;
  // One query, however many pictures a text has.
  const urls = [...new Set(shown.flatMap(({ url }) => libraryUrls(url)))];
  const library: LibraryFile[] = await strapi.db.query("plugin::upload.file").findMany({
    where: { url: { $in: urls } },
    select: ["name", "url", "mime"],
  });
  const byUrl = new Map(library.map((file) => [file.url, file]));

  for (const { path, url, inText } of shown) {
    const [file] = libraryUrls(url).flatMap((one) => byUrl.get(one) ?? []);
    const message = file ? await fileIssue(strapi, file, inText) : notInLibrary(url);
    if (message) issues.push({ path, message });
  }

  return issues;
};
