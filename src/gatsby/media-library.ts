import { libraryUrls, notInLibrary } from "../../common/rules/media";
import { isRecord } from "../../common/is-record";

import { ContentError, request, unexpectedResponse, type CmsConfig } from "./cms-client";

const requestFiles = async (cms: CmsConfig, query: string) => {
  const { status, body } = await request(cms, `/api/media-files${query}`);
  if (status !== 200 || !Array.isArray(body)) {
    throw unexpectedResponse(cms, "the media library", status);
  }

  return body.filter(isRecord);
};

/**
 * Finds the media file of an image in rich text.
 *
 * @param address as in the text.
 * @throws {ContentError} if the media library does not have it, or cannot be read.
 */
export const findMediaFile = async (cms: CmsConfig, address: string) => {
  const query = libraryUrls(address).map((url) => `url[]=${encodeURIComponent(url)}`);
  const [file] = await requestFiles(cms, `?${query.join("&")}`);
  if (!file) throw new ContentError(notInLibrary(address));

  return {
    documentId: String(file.documentId),
    name: String(file.name),
    url: String(file.url),
    width: Number(file.width ?? 0),
    height: Number(file.height ?? 0),
  };
};

/**
 * Reads all media files, by their URL in the media library.
 *
 * @throws {ContentError} on an error response.
 */
export const readMediaFiles = async (cms: CmsConfig) => {
  const files = await requestFiles(cms, "");

  return new Map(
    files.map(({ url, name, focalPoint, updatedAt }) => [
      String(url),
      {
        name: String(name),
        url: String(url),
        focalPoint: isRecord(focalPoint) ? focalPoint : null,
        updatedAt: String(updatedAt),
      },
    ]),
  );
};
