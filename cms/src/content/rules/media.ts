import { isRecord } from "../../lib/is-record";

import { fieldsOf } from "./fields";
import { picturesIn } from "./links";
import type { Attributes, Components, ContentRecord } from "./model";

/** What the media library may call a picture of a text: the admin panel writes its own address before it. */
export const libraryUrls = (address: string) => [
  address,
  ...(/\/uploads\/[^?#]+/.exec(address)?.slice(0, 1) ?? []),
];

/** Said of a picture in a text that the media library does not have. */
export const unknownPicture = (address: string) =>
  `The picture ${address} is not in the media library: upload it there, and insert it from there.`;

/** Said of a file that the media library lists and no longer has. */
export const missingFile = (name: string) =>
  `The file "${name}" of the media library is missing: upload it again, and choose the new one.`;

const goneStatuses = [403, 404, 410];

/**
 * Whether a file is certainly not where it is listed; an address that does not answer proves nothing.
 *
 * @param timeout how long an answer is waited for, in milliseconds.
 */
export const isGone = async (address: string, timeout: number) => {
  try {
    const { status } = await fetch(address, {
      method: "HEAD",
      signal: AbortSignal.timeout(timeout),
    });

    return goneStatuses.includes(status);
  } catch {
    return false;
  }
};

/** A file of the media library that a record shows. */
export type MediaFile = { name: string; url: string };

/** What a record shows of the media library, with the fields where it does: files, and pictures in texts. */
export const mediaOf = (components: Components, attributes: Attributes, record: ContentRecord) => {
  const fields = fieldsOf(components, attributes, record);

  return {
    files: fields
      .filter(({ attribute }) => attribute.type === "media")
      .flatMap(({ path, value }) =>
        [value]
          .flat()
          .filter(isRecord)
          .map(({ name, url }) => ({ path, file: { name, url } as MediaFile })),
      ),
    pictures: fields
      .filter(({ attribute }) => attribute.type === "richtext")
      .flatMap(({ path, value }) =>
        picturesIn(String(value ?? "")).map(({ address }) => ({ path, address })),
      ),
  };
};
