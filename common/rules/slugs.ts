import type { Attribute, ContentRecord, Issue, ModelSchema } from "./model.ts";

/** A slug's attribute: Strapi's slugs name the field that they are made from. */
export type SlugAttribute = Pick<Attribute, "pluginOptions"> & { targetField?: string };

/** Separator of the two sides in a pair's slug. */
export const pairSeparator = "-or-";

/** The field that a slug or a path is made from. */
export const sourceOf = ({ targetField, pluginOptions }: SlugAttribute) =>
  targetField ?? pluginOptions?.editor?.path;

const pairOf = ({ attributes }: ModelSchema) => attributes.slug?.pluginOptions?.editor?.pair;

/** Requires the sides of a pair to differ. */
export const checkPair = (type: ModelSchema, record: ContentRecord): Issue[] => {
  const [first, second] = pairOf(type) ?? [];
  if (!first || !second || !record[first] || record[first] !== record[second]) return [];

  return [{ path: [second], message: "Both sides are the same: choose another one here." }];
};

/** Slugs of the same page: its own, and of a pair the one with exchanged sides. */
export const equivalentSlugs = (type: ModelSchema, { slug }: ContentRecord): unknown[] =>
  pairOf(type) && slug
    ? [slug, String(slug).split(pairSeparator).reverse().join(pairSeparator)]
    : [slug];

/** The issue of a slug that another record of the type has. */
export const duplicateSlug = ({ slug }: ContentRecord): Issue => ({
  path: ["slug"],
  message: `Another published page already has the address "${String(slug)}": choose a different one, or edit that page.`,
});
