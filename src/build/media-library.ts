import { isRecord } from "../lib/is-record";

import { ask, ContentError, type Service } from "./content-service";

/** What the media library may call a picture of a text: the admin panel writes its own address before it. */
export const libraryUrls = (address: string) => [
  address,
  ...(/\/uploads\/[^?#]+/.exec(address)?.slice(0, 1) ?? []),
];

/**
 * The file of the media library that a text shows.
 *
 * @param address as the text gives it.
 * @throws {ContentError} when the library does not have it.
 */
export const findInLibrary = async (service: Service, address: string) => {
  const filter = libraryUrls(address).map(
    (url, index) => `filters[url][$in][${index}]=${encodeURIComponent(url)}`,
  );
  const { body } = await ask(service, `/api/upload/files?${filter.join("&")}`);
  const file: unknown = Array.isArray(body) ? body[0] : undefined;
  if (!isRecord(file)) {
    throw new ContentError(
      `A text shows the picture ${address}, which is not in the media library: upload it there and insert it from there, in the content manager.`,
    );
  }

  return {
    name: String(file.name),
    url: String(file.url),
    width: Number(file.width ?? 0),
    height: Number(file.height ?? 0),
  };
};
