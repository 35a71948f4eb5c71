import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import {
  goneStatuses,
  libraryUrls,
  type MediaFile,
  mediaOf,
  missingFile,
  unknownPicture,
} from "../rules/media";
import type { Components, ContentRecord, ModelType, Problem } from "../rules/model";

const bucketTimeoutMs = 5_000;

/** Whether a file is certainly not where it is listed; a bucket that does not answer proves nothing. */
const isMissing = async (strapi: Core.Strapi, { url }: MediaFile) => {
  if (url.startsWith("/")) return !existsSync(join(strapi.dirs.static.public, url));
  try {
    const { status } = await fetch(url, {
      method: "HEAD",
      signal: AbortSignal.timeout(bucketTimeoutMs),
    });

    return goneStatuses.includes(status);
  } catch {
    return false;
  }
};

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
