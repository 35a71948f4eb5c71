import { isRecord } from "../lib/is-record";

import { cataloguePages, type CataloguePage } from "../catalogue/pages";

import { ContentError, type ContentRecord } from "./content-service";
import type { TypeContent } from "./read-content";

/** A record's name at the start of a sentence. */
export const nameOf = ({ type }: TypeContent, record: ContentRecord) =>
  type.kind === "singleType"
    ? `The record ${type.name}`
    : `The ${type.name} "${String(record.slug || record.title || record.name || record.documentId)}"`;

/** No two records of a type may have one slug: they would be one page. */
export const checkSlugs = ({ type, records }: TypeContent) => {
  if (!type.attributes.slug) return;

  const slugs = records.map(({ slug }) => slug);
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (twice !== undefined) {
    throw new ContentError(
      `Two records of ${type.name} have the slug "${String(twice)}": give one of them another in the content manager and publish it again.`,
    );
  }
};

// Which template draws the words of which collection.
const templateOf: Record<string, CataloguePage["template"]> = {
  "service-page": "service",
  "industry-page": "industry",
  "hire-page": "hire",
};

/** The words of a catalogue page must belong to one. */
export const checkCatalogue = ({ type, records }: TypeContent) => {
  const template = templateOf[type.name];
  if (!template) return;

  const slugs = cataloguePages
    .filter((page) => page.template === template)
    .map(({ slug }): string => slug);
  const unknown = records.find(({ slug }) => !slugs.includes(String(slug)));
  if (unknown) {
    throw new ContentError(
      `The ${type.name} "${String(unknown.slug)}" belongs to no page of the catalogue: correct its slug to one of ${slugs.join(", ")}, or add it to src/catalogue.`,
    );
  }
};

/** What a page made of a dynamic zone cannot do without, nor with two of. */
export const onceInZone = { "sections.main": "Main", "shared.seo": "Search and sharing" };

/** A page made of a dynamic zone has one first band and one set of search data. */
export const checkZones = ({ type, records }: TypeContent) => {
  const zones = Object.entries(type.attributes).filter(
    ([, attribute]) => attribute.type === "dynamiczone",
  );
  for (const [zone] of zones) {
    const items = records.flatMap((record) => record[zone]).filter(isRecord);
    for (const [component, label] of Object.entries(onceInZone)) {
      const count = items.filter((item) => item.__component === component).length;
      if (count !== 1) {
        throw new ContentError(
          `The record ${type.name} needs exactly one "${label}" in ${zone}, and has ${count}: ${count > 1 ? "remove the others" : "add one"} in the content manager and publish it.`,
        );
      }
    }
  }
};

/** The contact form takes its title from the second item (specification, section 3). */
export const checkContactTitle = ({ type, records }: TypeContent) => {
  if (type.name !== "contactus") return;

  const zone = records[0]?.contactcontent;
  const second: unknown = Array.isArray(zone) ? zone[1] : undefined;
  if (!isRecord(second) || !second.title || second.__component === "shared.seo") {
    throw new ContentError(
      "The second item of contactcontent in the record contactus titles the contact form, and has no title for it: put a Card group there in the content manager and publish it.",
    );
  }
};
