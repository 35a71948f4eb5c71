import { libraryUrls } from "../../../common/rules/media";
import { isRecord } from "../../../common/is-record";

import { request, unexpectedResponse, type CmsConfig } from "./cms-client";

type LibraryFile = { documentId: string; name: string; url: string; width: number; height: number };

const requestFiles = async (cms: CmsConfig, query: string) => {
  const { status, body } = await request(cms, `/api/media-files${query}`);
  if (status !== 200 || !Array.isArray(body)) {
    throw unexpectedResponse(cms, "the media library", status);
  }

  return body.filter(isRecord);
};

/** More would not fit into a request: the whole library is read instead. */
const maxUrls = 20;

/**
 * Finds the media files of the images in a rich text, with one request.
 *
 * @param addresses as in the text.
 * @returns the files by address; those that the media library does not have are left out.
 * @throws {ContentError} if it cannot be read.
 */
export const findMediaFiles = async (cms: CmsConfig, addresses: readonly string[]) => {
  if (addresses.length === 0) return new Map<string, LibraryFile>();
  const urls = [...new Set(addresses.flatMap(libraryUrls))];
  const query = urls.map((url) => `url[]=${encodeURIComponent(url)}`).join("&");
  const files = await requestFiles(cms, urls.length > maxUrls ? "" : `?${query}`);
  const byUrl = new Map(
    files.map(({ documentId, name, url, width, height }) => [
      String(url),
      {
        documentId: String(documentId),
        name: String(name),
        url: String(url),
        width: Number(width ?? 0),
        height: Number(height ?? 0),
      },
    ]),
  );

  return new Map(
    addresses.flatMap((address) => {
      const file = libraryUrls(address).flatMap((url) => byUrl.get(url) ?? [])[0];

      return file ? [[address, file] as const] : [];
    }),
  );
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
