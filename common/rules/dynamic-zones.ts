import { isRecord } from "../is-record.ts";

import { isBlank } from "./blank.ts";
import type { ContentRecord, Issue, ModelSchema } from "./model.ts";

/** Components that a dynamic zone must contain exactly once, with their labels. */
export const requiredOnce = { "sections.main": "Hero", "shared.seo": "Search and sharing" };

/** The component that a page starts with. */
export const pageStart = "sections.main";

/** Its headline is the page's: above it, a screen reader would meet the headings of sections first. */
const checkStart = (zone: string, items: unknown[]): Issue[] => {
  // A hidden section is empty here.
  const shown = items.filter(isRecord).filter(({ __component }) => __component !== "shared.seo");
  const at = items.findIndex((item) => isRecord(item) && item.__component === pageStart);

  return at < 0 || shown[0]?.__component === pageStart
    ? []
    : [
        {
          path: [zone, String(at), "title"],
          message: `The page starts with the "${requiredOnce[pageStart]}": move it to the top.`,
        },
      ];
};

const checkZone = (zone: string, components: string[], items: unknown[]): Issue[] => {
  const found = Object.entries(requiredOnce)
    .filter(([component]) => components.includes(component))
    .map(([component, label]) => ({
      component,
      label,
      places: items.flatMap((item, at) =>
        isRecord(item) && item.__component === component ? [at] : [],
      ),
    }));
  const missing = found.filter(({ places }) => places.length === 0);
  const needs = missing.map(({ label }) => `one "${label}"`).join(" and ");

  return [
    ...(missing.length > 0
      ? [
          {
            path: [zone],
            message: `The page needs exactly ${needs}: add ${missing.length > 1 ? "them" : "it"}.`,
            missing: missing.map(({ component }) => component),
          },
        ]
      : []),
    ...found.flatMap(({ label, places }) =>
      places.slice(1).map((at) => ({
        path: [zone, String(at), "title"],
        message: `The page needs exactly one "${label}": remove this one.`,
      })),
    ),
    ...checkStart(zone, items),
  ];
};

/** Requires each of {@link requiredOnce} exactly once in a dynamic zone that may have it. */
export const checkDynamicZones = ({ attributes }: ModelSchema, record: ContentRecord): Issue[] =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "dynamiczone")
    .flatMap(([zone, { components = [] }]) => {
      const items: unknown = record[zone];

      return checkZone(zone, components, Array.isArray(items) ? items : []);
    });

/** The contact form takes its title from the second item (docs/specification.md, section 3). */
export const checkContactTitle = ({ name }: ModelSchema, record: ContentRecord): Issue[] => {
  if (name !== "contactus") return [];

  const zone = record.contactcontent;
  const items: unknown[] = Array.isArray(zone) ? zone : [];
  // A hidden one is empty here.
  const second = items.filter(isRecord)[1];
  const isGroup = second !== undefined && second.__component !== "shared.seo";
  if (isGroup && !isBlank(second.title)) return [];

  return [
    {
      path: ["contactcontent", ...(isGroup ? [String(items.indexOf(second)), "title"] : [])],
      message:
        "The second item of the page titles the contact form: put a Card group with a title there.",
    },
  ];
};
