import type { ImportPart, Loss } from "../record.ts";

import { createLinkResolver } from "../addresses/resolve-link.ts";
import { oldAddresses } from "../addresses/old-addresses.ts";

import type { ConvertText } from "./convert-text.ts";
import { createPictures } from "./pictures.ts";
import { planImport } from "./plan.ts";
import { readExport, readOutline } from "./read-export.ts";
import { createMapper, relatedRecords } from "./to-records.ts";

type Options = {
  convertText: ConvertText;
  /** The paths of pages that the new site has besides those of every site. */
  taken?: readonly string[];
  /** URLs of the old site from elsewhere, such as its sitemap. */
  seen?: readonly string[];
};

/**
 * Reads an export of WordPress in two passes and yields what is imported part by part, so that memory
 * does not grow with the texts.
 *
 * @throws OperatorError with one sentence if the file is no complete export of WordPress.
 */
export const readWordPress = async function* (
  file: string,
  { convertText, taken = [], seen = [] }: Options,
): AsyncGenerator<ImportPart> {
  const outline = await readOutline(file);
  const plan = planImport(outline, taken);
  const pictures = createPictures(outline.items.filter(({ type }) => type === "attachment"));
  const mapItem = createMapper({
    plan,
    pictures,
    resolveLink: createLinkResolver(outline, plan),
    convertText,
  });
  const published = new Set<string>();
  const toLoss = (loss: Loss) => ({ loss });
  for (const record of relatedRecords(plan)) yield { record };
  yield* plan.losses.map(toLoss);
  for await (const item of readExport(file)) {
    const { record, losses } = mapItem(item);
    if (record?.published) published.add(item.id);
    if (record) yield { record };
    yield* losses.map(toLoss);
  }
  for (const picture of pictures.list()) yield { picture };
  const addresses = oldAddresses({ outline, plan, published, taken, seen });
  for (const redirect of addresses.redirects) yield { redirect };
  yield* addresses.losses.map(toLoss);
};
