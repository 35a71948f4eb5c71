import { cataloguePages } from "../../../common/catalogue/pages";
import { dedicatedPath, pagePaths } from "../../../common/catalogue/paths";

import { checkValues } from "../../../common/rules/fields";
import type { ContentRecord, ModelSchema } from "../../../common/rules/model";
import { recordAtPath } from "../../../common/rules/page-path";
import { singlePages } from "../../../common/page-types";
import { pathOfRecord } from "../../../common/paths/record-path";

/** Where records without a page of their own appear. */
const pathsWithoutPage: Record<string, string> = {
  hiring: dedicatedPath,
  site: pagePaths.home,
  author: pagePaths.blog,
  person: pagePaths.about,
  redirect: pagePaths.home,
  form: pagePaths.home,
  menu: pagePaths.home,
  footer: pagePaths.home,
  announcement: pagePaths.home,
  testimonial: pagePaths.home,
};

/** The slug of a draft's page; its documentId if it has no slug. */
export const slugOf = ({ slug, documentId }: ContentRecord) => String(slug || documentId);

/** The error message for an invalid slug; undefined for a valid or empty one. */
export const slugProblem = (
  { attributes: { slug } }: ModelSchema,
  record: ContentRecord,
): string | undefined =>
  slug && record.slug ? checkValues(new Map(), { slug }, record)[0]?.message : undefined;

/**
 * The path of a record's page; undefined for a catalogue page whose slug is not in the catalogue.
 *
 * @param name of the record's type.
 */
export const pathOf = (name: string, record: ContentRecord): string | undefined =>
  pathOfRecord(name, slugOf(record)) ?? pathsWithoutPage[name];

/** The type of a path's record, and its slug in a collection. */
export const recordAt = (path: string): { name: string; slug?: string } | undefined => {
  const catalogue = cataloguePages.find((page) => page.path === path);
  if (catalogue) return { name: `${catalogue.template}-page`, slug: catalogue.slug };

  const single = singlePages.find((page) => page.path === path);
  if (single) return { name: single.type };
  const address = recordAtPath(path);

  return address && { name: address.type, slug: address.slug };
};
