import { isRecord } from "../../lib/is-record";

import { isBlank } from "./blank";
import { type Catalogue, type ContentRecord, type ModelSchema, type Issue } from "./model";

/** Requires catalogue entries for required choices. Pages leave out unknown optional ones. */
export const checkCatalogue = (
  catalogue: Catalogue,
  { attributes }: ModelSchema,
  record: ContentRecord,
): Issue[] =>
  Object.entries(attributes).flatMap(([name, { required, pluginOptions }]) => {
    const list = pluginOptions?.editor?.catalogue;
    const value = record[name];
    if (!list || !required || !value) return [];

    const slugs = catalogue[list].map((entry) => entry.slug);

    return slugs.includes(String(value))
      ? []
      : [
          {
            path: [name],
            message: `"${String(value)}" belongs to no page of the catalogue: choose one of ${slugs.join(", ")}, or add it to src/catalogue.`,
          },
        ];
  });

/** Separator of the two sides in a pair's slug. */
export const pairSeparator = "-or-";

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

/** Components that a dynamic zone must contain exactly once, with their labels. */
export const requiredOnce = { "sections.main": "Main", "shared.seo": "Search and sharing" };

const checkZone = (zone: string, items: unknown[]): Issue[] =>
  Object.entries(requiredOnce).flatMap(([component, label]) => {
    const [first, ...others] = items.flatMap((item, index) =>
      isRecord(item) && item.__component === component ? [index] : [],
    );
    if (first === undefined) {
      return [{ path: [zone], message: `The page needs exactly one "${label}": add it.` }];
    }

    return others.map((index) => ({
      path: [zone, String(index), "title"],
      message: `The page needs exactly one "${label}": remove this one.`,
    }));
  });

/** Requires each of {@link requiredOnce} exactly once in a dynamic zone. */
export const checkDynamicZones = ({ attributes }: ModelSchema, record: ContentRecord): Issue[] =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "dynamiczone")
    .flatMap(([zone]) => {
      const items: unknown = record[zone];

      return checkZone(zone, Array.isArray(items) ? items : []);
    });

/** The contact form takes its title from the second item (docs/specification.md, section 3). */
export const checkContactTitle = ({ name }: ModelSchema, record: ContentRecord): Issue[] => {
  if (name !== "contactus") return [];

  const zone = record.contactcontent;
  const second: unknown = Array.isArray(zone) ? zone[1] : undefined;
  const isGroup = isRecord(second) && second.__component !== "shared.seo";
  if (isGroup && !isBlank(second.title)) return [];

  return [
    {
      path: ["contactcontent", ...(isGroup ? ["1", "title"] : [])],
      message:
        "The second item of the page titles the contact form: put a Card group with a title there.",
    },
  ];
};
