import { isRecord } from "../../lib/is-record";

import { type Catalogue, type ContentRecord, type ModelType, type Problem } from "./model";

/** The words of a catalogue page must belong to one. */
export const checkCatalogue = (
  catalogue: Catalogue,
  { attributes }: ModelType,
  { slug }: ContentRecord,
): Problem[] => {
  const list = attributes.slug?.pluginOptions?.editor?.catalogue;
  if (!list || !slug) return [];

  const slugs = catalogue[list].map((entry) => entry.slug);

  return slugs.includes(String(slug))
    ? []
    : [
        {
          path: ["slug"],
          message: `"${String(slug)}" belongs to no page of the catalogue: choose one of ${slugs.join(", ")}, or add it to src/catalogue.`,
        },
      ];
};

/** No two records of a type may have one slug: they would be one page. */
export const duplicateSlug = ({ slug }: ContentRecord): Problem => ({
  path: ["slug"],
  message: `Another published record already has the slug "${String(slug)}": choose a different one.`,
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
  if (isGroup && second.title) return [];

  return [
    {
      path: ["contactcontent", ...(isGroup ? ["1", "title"] : [])],
      message:
        "The second item of the page titles the contact form: put a Card group with a title there.",
    },
  ];
};
