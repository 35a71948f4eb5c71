import { libraryUrls, notInLibrary } from "../../cms/src/content/rules/media";
import { isRecord } from "../lib/is-record";

import { request, ContentError, type CmsConfig } from "./cms-client";

/**
 * Finds the media file of an image in rich text.
 *
 * @param address as in the text.
 * @throws {ContentError} if the media library does not have it.
 */
export const findMediaFile = async (cms: CmsConfig, address: string) => {
  const filter = libraryUrls(address).map(
    (url, index) => `filters[url][$in][${index}]=${encodeURIComponent(url)}`,
  );
  const { body } = await request(cms, `/api/upload/files?${filter.join("&")}`);
  const file: unknown = Array.isArray(body) ? body[0] : undefined;
  if (!isRecord(file)) {
    throw new ContentError(notInLibrary(address));
  }

  return {
    documentId: String(file.documentId),
    name: String(file.name),
    url: String(file.url),
    width: Number(file.width ?? 0),
    height: Number(file.height ?? 0),
  };
};

/** Reads all media files, by their URL in the media library. */
export const readMediaFiles = async (cms: CmsConfig) => {
  const { body } = await request(cms, "/api/upload/files");
  const files = (Array.isArray(body) ? body : []).filter(isRecord);

  return new Map(
    files.map(({ url, name, updatedAt }) => [
      String(url),
      { name: String(name), url: String(url), updatedAt: String(updatedAt) },
    ]),
  );
};
