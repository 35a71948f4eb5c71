import { categoryPath } from "../../common/catalogue/paths.ts";

import type { ImportPart, Loss } from "../record.ts";

import { createFileLinkResolver } from "./resolve-file-link.ts";
import { createPictures } from "./pictures.ts";
import { planFiles } from "./plan-files.ts";
import { isNative, readNative } from "./read-native.ts";
import { readSite } from "./read-site.ts";
import { readSourceFile } from "./read-source.ts";
import { fileRedirects } from "./redirects.ts";
import { createRecordMaker } from "./to-record.ts";

type Options = {
  /** The paths of pages that the new site has besides those of every site. */
  taken?: readonly string[];
  /** Such as `2019-05-01`; texts with a later date are drafts. */
  today?: string;
};

/**
 * Reads a folder of Markdown (of Hugo, Jekyll, Astro or Gatsby, or an export of this site) and yields
 * what is imported part by part: all fields are read first, then text by text. Files of pictures are
 * named by their paths in the folder.
 *
 * @throws OperatorError with one sentence if there is no such folder or Markdown in it, a file is not
 * UTF-8, or its fields cannot be read.
 */
export const readMarkdown = async function* (
  folder: string,
  { taken = [], today = new Date().toISOString().slice(0, 10) }: Options = {},
): AsyncGenerator<ImportPart> {
  if (isNative(folder)) {
    yield* readNative(folder);

    return;
  }
  const site = readSite(folder);
  const plan = planFiles(site, taken, today);
  const pictures = createPictures(folder);
  const toRecord = createRecordMaker({
    plan,
    isJekyll: site.isJekyll,
    pictures,
    resolveLink: createFileLinkResolver(plan.files),
  });
  const published = new Set<string>();
  const toLoss = (loss: Loss) => ({ loss });
  for (const record of plan.records) yield { record };
  yield* [...site.losses, ...plan.losses].map(toLoss);
  for (const planned of plan.files) {
    const { text } = readSourceFile(folder, planned.file);
    const { record, losses } = toRecord(planned, text);
    if (record.published) published.add(planned.file);
    yield { record };
    yield* losses.map(toLoss);
  }
  for (const picture of pictures.list()) yield { picture };
  const own = [...taken, ...[...plan.categories.values()].map(categoryPath)];
  const addresses = fileRedirects(plan.files, published, own);
  for (const redirect of addresses.redirects) yield { redirect };
  yield* addresses.losses.map(toLoss);
};
