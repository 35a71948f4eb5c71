import { isRecord } from "../is-record.ts";

import { flattenFields } from "./fields.ts";
import { picturesIn } from "./links.ts";
import type { Attributes, Components, ContentRecord } from "./model.ts";

/** Whether a file is a vector image, which the site shows in its original form. */
export const isVector = ({ mime }: { mime?: string }) => mime === "image/svg+xml";

/** URLs of a text's picture in the media library: the panel may prefix them with its own origin. */
export const libraryUrls = (url: string) => [
  url,
  ...(/\/uploads\/[^?#]+/.exec(url)?.slice(0, 1) ?? []),
];

/** The file of a text's picture; undefined if it is not in the media library. @param byUrl the library's files. */
export const findInLibrary = <File>(byUrl: ReadonlyMap<string, File>, url: string) =>
  libraryUrls(url)
    .map((one) => byUrl.get(one))
    .find((file) => file !== undefined);

/** Message for a picture that is not in the media library. */
export const notInLibrary = (url: string) =>
  `The picture ${url} is not in the media library: upload it there, and insert it from there.`;

/** Message for a listed file that is missing. */
export const missingFile = (name: string) =>
  `The file "${name}" of the media library is missing: upload it again, and choose the new one.`;

/** Answers of a file's server that mean that there is no such file. */
export const goneStatuses = [403, 404, 410];

/**
 * True if a file is certainly missing; false if its server does not respond.
 *
 * @param timeout in milliseconds.
 */
export const isMissing = async (url: string, timeout: number) => {
  try {
    const { status } = await fetch(url, {
      method: "HEAD",
      signal: AbortSignal.timeout(timeout),
    });

    return goneStatuses.includes(status);
  } catch {
    return false;
  }
};

/** How many files are asked for at a time. */
const concurrency = 50;

/**
 * The files that are certainly missing, of those of one or many records.
 *
 * @param isFileMissing asks the disk or the server of one file.
 */
export const findMissing = async (
  urls: Iterable<string>,
  isFileMissing: (url: string) => boolean | Promise<boolean>,
): Promise<Set<string>> => {
  const remaining = [...new Set(urls)];
  const missing = new Set<string>();
  while (remaining.length > 0) {
    await Promise.all(
      remaining.splice(0, concurrency).map(async (url) => {
        if (await isFileMissing(url)) missing.add(url);
      }),
    );
  }

  return missing;
};

/** A file of the media library that a record shows. */
export type NamedFile = { name: string; url: string };

/** Files of the media library that a record shows, and pictures in its texts, with their paths. */
export const mediaOf = (components: Components, attributes: Attributes, record: ContentRecord) => {
  const fields = flattenFields(components, attributes, record);

  return {
    files: fields
      .filter(({ attribute }) => attribute.type === "media")
      .flatMap(({ path, value }) =>
        [value]
          .flat()
          .filter(isRecord)
          .map(({ name, url }) => ({ path, file: { name, url } as NamedFile })),
      ),
    pictures: fields
      .filter(({ attribute }) => attribute.type === "richtext")
      .flatMap(({ path, value }) =>
        picturesIn(String(value ?? "")).map(({ url }) => ({ path, url })),
      ),
  };
};
