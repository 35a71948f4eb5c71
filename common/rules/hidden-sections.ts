import { isRecord } from "../is-record.ts";

import type { Attributes, ContentRecord } from "./model.ts";

/** True for a section that an editor hides from visitors. */
const isHidden = (section: unknown): boolean => isRecord(section) && section.hidden === true;

/** The dynamic zones of a record that have hidden sections, by their names. */
export const zonesWithHidden = (attributes: Attributes, record: ContentRecord) =>
  Object.entries(attributes).flatMap(([name, { type }]) => {
    const sections = record[name];

    return type === "dynamiczone" && Array.isArray(sections) && sections.some(isHidden)
      ? [[name, sections as object[]] as const]
      : [];
  });

const mapZones = (
  attributes: Attributes,
  record: ContentRecord,
  change: (sections: object[]) => unknown[],
): ContentRecord => {
  const zones = zonesWithHidden(attributes, record);

  // A spread keeps where a preview's record comes from.
  return zones.length > 0
    ? {
        ...record,
        ...Object.fromEntries(zones.map(([name, sections]) => [name, change(sections)])),
      }
    : record;
};

/** A record as visitors get it: without its hidden sections. */
export const withoutHidden = (attributes: Attributes, record: ContentRecord): ContentRecord =>
  mapZones(attributes, record, (sections) => sections.filter((section) => !isHidden(section)));

/** A record without its hidden sections, whose others keep their places: rules name them by these. */
export const withHiddenEmpty = (attributes: Attributes, record: ContentRecord): ContentRecord =>
  mapZones(attributes, record, (sections) =>
    sections.map((section) => (isHidden(section) ? null : section)),
  );
