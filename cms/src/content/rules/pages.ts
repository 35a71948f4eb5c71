import { isRecord } from "../../lib/is-record";

import { isBlank } from "./blank";
import { type Catalogue, type ContentRecord, type ModelType, type Problem } from "./model";

/** What a page is made from must be in the catalogue. A choice that may be empty is left out of the page instead. */
export const checkCatalogue = (
  catalogue: Catalogue,
  { attributes }: ModelType,
  record: ContentRecord,
): Problem[] =>
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

/** What is between the two sides in an address that is made from a pair. */
export const pairSeparator = "-or-";

const pairOf = ({ attributes }: ModelType) => attributes.slug?.pluginOptions?.editor?.pair;

/** A pair has two different sides. */
export const checkPair = (type: ModelType, record: ContentRecord): Problem[] => {
  const [first, second] = pairOf(type) ?? [];
  if (!first || !second || !record[first] || record[first] !== record[second]) return [];

  return [{ path: [second], message: "Both sides are the same: choose another one here." }];
};

/** The slugs that would be the same page: its own, and of a pair the one with its sides exchanged. */
export const equalSlugs = (type: ModelType, { slug }: ContentRecord): unknown[] =>
  pairOf(type) && slug
    ? [slug, String(slug).split(pairSeparator).reverse().join(pairSeparator)]
    : [slug];

/** No two records of a type may have one slug: they would be one page. */
export const duplicateSlug = ({ slug }: ContentRecord): Problem => ({
  path: ["slug"],
  message: `Another published page already has the address "${String(slug)}": choose a different one, or edit that page.`,
});

/** What a page made of a dynamic zone cannot do without, nor with two of. */
export const onceInZone = { "sections.main": "Main", "shared.seo": "Search and sharing" };

const checkZone = (zone: string, items: unknown[]): Problem[] =>
  Object.entries(onceInZone).flatMap(([component, label]) => {
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

/** A page made of a dynamic zone has one first band and one set of search data. */
export const checkZones = ({ attributes }: ModelType, record: ContentRecord): Problem[] =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "dynamiczone")
    .flatMap(([zone]) => {
      const items: unknown = record[zone];

      return checkZone(zone, Array.isArray(items) ? items : []);
    });

/** The contact form takes its title from the second item (docs/specification.md, section 3). */
export const checkContactTitle = ({ name }: ModelType, record: ContentRecord): Problem[] => {
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
