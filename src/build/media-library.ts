import { libraryUrls, notInLibrary } from "../../cms/src/content/rules/media";
import { isRecord } from "../lib/is-record";

import { ask, ContentError, type Service } from "./content-service";

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

/** Each file of the media library, by its address in the library. */
export const readLibrary = async (service: Service) => {
  const { body } = await ask(service, "/api/upload/files");
  const files = (Array.isArray(body) ? body : []).filter(isRecord);

  return new Map(
    files.map(({ url, name, updatedAt }) => [
      String(url),
      { name: String(name), url: String(url), updatedAt: String(updatedAt) },
    ]),
  );
};
