import {
  findInLibrary,
  findMissing,
  isMissing,
  mediaOf,
  missingFile,
  notInLibrary,
} from "../../../common/rules/media";
import type { Issue } from "../../../common/rules/model";
import { absoluteUrl } from "../../lib/absolute-urls";

import type { ContentModel } from "../../../common/content-model";
import type { CmsConfig } from "./cms-client";
import { readMediaFiles } from "./media-library";
import type { TypedRecord } from "./typed-record";
import type { TypeContent } from "./read-content";

/**
 * Finds referenced media that cannot be downloaded. Incremental builds download only new files, so
 * a lost one would first fail the next full build.
 */
export const mediaProblems = async (
  cms: CmsConfig,
  { components }: ContentModel,
  content: TypeContent[],
): Promise<(TypedRecord & { problem: Issue })[]> => {
  const referenced = content.flatMap(({ type, records }) =>
    records.map((record) => ({
      found: { type, record },
      media: mediaOf(components, type.attributes, record),
    })),
  );
  const hasMarkdownImages = referenced.some(({ media }) => media.pictures.length > 0);
  const library = hasMarkdownImages ? await readMediaFiles(cms) : undefined;
  const uses = referenced.flatMap(({ found, media }) => [
    ...media.files.map(({ path, file }) => ({ found, path, file, url: file.url })),
    ...media.pictures.map(({ path, url }) => ({
      found,
      path,
      file: library && findInLibrary(library, url),
      url,
    })),
  ]);
  const missing = await findMissing(
    uses.flatMap(({ file }) => file?.url ?? []),
    (url) => isMissing(absoluteUrl(cms.apiUrl, url), cms.timeout),
  );

  return uses
    .filter(({ file }) => !file || missing.has(file.url))
    .map(({ found, path, file, url }) => ({
      ...found,
      problem: { path, message: file ? missingFile(file.name) : notInLibrary(url) },
    }));
};
