import { existsSync } from "node:fs";

import type { Core } from "@strapi/strapi";

import {
  isMissing,
  libraryUrls,
  mediaOf,
  missingFile,
  notInLibrary,
} from "../../common/rules/media";
import type { Components, ContentRecord, ModelSchema, Issue } from "../../common/rules/model";

import { bucketTimeoutMs, type LibraryFile, pathOf, unreadablePicture } from "./unreadable-picture";

/** True if a listed file is missing, on disk or in a bucket. */
const isFileMissing = async (strapi: Core.Strapi, { url }: LibraryFile) => {
  const path = pathOf(strapi, url);

  return path ? !existsSync(path) : isMissing(url, bucketTimeoutMs);
};

const findFile = (strapi: Core.Strapi, urls: string[]): Promise<LibraryFile | null> =>
  strapi.db.query("plugin::upload.file").findOne({
    where: { url: { $in: urls } },
    select: ["name", "url", "hash", "mime"],
  });

/** The issue of a file, if the site cannot show it; texts show only pictures. */
const fileIssue = async (strapi: Core.Strapi, file: LibraryFile, inText: boolean) => {
  if (await isFileMissing(strapi, file)) return missingFile(file.name);

  return inText || file.mime.startsWith("image/") ? unreadablePicture(strapi, file) : undefined;
};

/** Publish issues of a record's files: missing or unreadable. */
export const checkMedia = async (
  strapi: Core.Strapi,
  components: Components,
  { attributes }: ModelSchema,
  record: ContentRecord,
): Promise<Issue[]> => {
  const { files, pictures } = mediaOf(components, attributes, record);
  const shown = [
    ...files.map(({ path, file: { url } }) => ({ path, address: url, urls: [url], inText: false })),
    ...pictures.map(({ path, address }) => ({
      path,
      address,
      urls: libraryUrls(address),
      inText: true,
    })),
  ];
  const issues: Issue[] = [];

  for (const { path, address, urls, inText } of shown) {
    const file = await findFile(strapi, urls);
    const message = file ? await fileIssue(strapi, file, inText) : notInLibrary(address);
    if (message) issues.push({ path, message });
  }

  return issues;
};
