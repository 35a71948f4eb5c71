import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import {
  isGone,
  libraryUrls,
  type MediaFile,
  mediaOf,
  missingFile,
  unknownPicture,
} from "../rules/media";
import type { Components, ContentRecord, ModelType, Problem } from "../rules/model";

const bucketTimeoutMs = 5_000;

/** Whether a file is not where it is listed, on this machine or in a bucket. */
const isMissing = async (strapi: Core.Strapi, { url }: MediaFile) =>
  url.startsWith("/")
    ? !existsSync(join(strapi.dirs.static.public, url))
    : isGone(url, bucketTimeoutMs);

const findFile = (strapi: Core.Strapi, address: string): Promise<MediaFile | null> =>
  strapi.db
    .query("plugin::upload.file")
    .findOne({ where: { url: { $in: libraryUrls(address) } }, select: ["name", "url"] });

/** What of the media library a record shows and the site could not download. */
export const checkMedia = async (
  strapi: Core.Strapi,
  components: Components,
  { attributes }: ModelType,
  record: ContentRecord,
): Promise<Problem[]> => {
  const { files, pictures } = mediaOf(components, attributes, record);
  const problems: Problem[] = [];

  for (const { path, address } of pictures) {
    const file = await findFile(strapi, address);
    if (file) files.push({ path, file });
    else problems.push({ path, message: unknownPicture(address) });
  }
  for (const { path, file } of files) {
    if (await isMissing(strapi, file)) problems.push({ path, message: missingFile(file.name) });
  }

  return problems;
};
