import {
  isMissing,
  libraryUrls,
  mediaOf,
  missingFile,
  notInLibrary,
} from "../../cms/src/content/rules/media";
import type { Issue } from "../../cms/src/content/rules/model";

import type { ContentModel } from "./content-model";
import type { Service } from "./content-service";
import { addressOf } from "./media";
import { readLibrary } from "./media-library";
import type { Found, TypeContent } from "./read-content";

const askedAtOnce = 50;

const findGone = async ({ apiUrl, timeout }: Service, urls: Set<string>) => {
  const left = [...urls];
  const gone = new Set<string>();
  while (left.length > 0) {
    await Promise.all(
      left.splice(0, askedAtOnce).map(async (url) => {
        if (await isMissing(addressOf(apiUrl, url), timeout)) gone.add(url);
      }),
    );
  }

  return gone;
};

/**
 * What the content shows of the media library and the site could not have. A build that goes on
 * from another downloads only what is new, so without this a file that has been lost would be
 * missed by the first build that begins with nothing.
 */
export const mediaProblems = async (
  service: Service,
  { components }: ContentModel,
  content: TypeContent[],
): Promise<(Found & { problem: Issue })[]> => {
  const shown = content.flatMap(({ type, records }) =>
    records.map((record) => ({
      found: { type, record },
      media: mediaOf(components, type.attributes, record),
    })),
  );
  const hasTextPictures = shown.some(({ media }) => media.pictures.length > 0);
  const library = hasTextPictures ? await readLibrary(service) : undefined;
  const uses = shown.flatMap(({ found, media }) => [
    ...media.files.map(({ path, file }) => ({ found, path, file, address: file.url })),
    ...media.pictures.map(({ path, address }) => {
      const [file] = libraryUrls(address).flatMap((url) => library?.get(url) ?? []);

      return { found, path, file, address };
    }),
  ]);
  const gone = await findGone(service, new Set(uses.flatMap(({ file }) => file?.url ?? [])));

  return uses
    .filter(({ file }) => !file || gone.has(file.url))
    .map(({ found, path, file, address }) => ({
      ...found,
      problem: { path, message: file ? missingFile(file.name) : notInLibrary(address) },
    }));
};
