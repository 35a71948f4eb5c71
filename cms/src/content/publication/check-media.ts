import { existsSync } from "node:fs";

import type { Core } from "@strapi/strapi";

import { isGone, libraryUrls, mediaOf, missingFile, unknownPicture } from "../rules/media";
import type { Components, ContentRecord, ModelType, Problem } from "../rules/model";

import { bucketTimeoutMs, type LibraryFile, pathOf, unreadablePicture } from "./unreadable-picture";

/** Whether a file is not where it is listed, on this machine or in a bucket. */
const isMissing = async (strapi: Core.Strapi, { url }: LibraryFile) => {
  const path = pathOf(strapi, url);

  return path ? !existsSync(path) : isGone(url, bucketTimeoutMs);
};

const findFile = (strapi: Core.Strapi, urls: string[]): Promise<LibraryFile | null> =>
  strapi.db.query("plugin::upload.file").findOne({
    where: { url: { $in: urls } },
    select: ["name", "url", "hash", "mime"],
  });

/** What keeps the site from showing a file; a text shows pictures alone. */
const faultOf = async (strapi: Core.Strapi, file: LibraryFile, inText: boolean) => {
  if (await isMissing(strapi, file)) return missingFile(file.name);

  return inText || file.mime.startsWith("image/") ? unreadablePicture(strapi, file) : undefined;
};

/** What of the media library a record shows and the site could not download, or make pictures of. */
export const checkMedia = async (
  strapi: Core.Strapi,
  components: Components,
  { attributes }: ModelType,
  record: ContentRecord,
): Promise<Problem[]> => {
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
  const problems: Problem[] = [];

  for (const { path, address, urls, inText } of shown) {
    const file = await findFile(strapi, urls);
    const message = file ? await faultOf(strapi, file, inText) : unknownPicture(address);
    if (message) problems.push({ path, message });
  }

  return problems;
};
