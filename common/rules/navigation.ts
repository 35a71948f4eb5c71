import { isRecord } from "../is-record.ts";
import { pagePaths } from "../catalogue/paths.ts";
import { places } from "../catalogue/places.ts";

import { isBlank } from "./blank.ts";
import { flattenFields } from "./fields.ts";
import type { Components, ContentRecord, Issue, ModelSchema } from "./model.ts";

/** The component of a link in menu, footer and announcement. */
const navigationLink = "navigation.link";

/** A link with its path in the record. */
type FoundLink = { path: string[]; link: ContentRecord };

const withPath = (path: string[], value: unknown): FoundLink[] =>
  isRecord(value) ? [{ path, link: value }] : [];

/** The links of navigation in a record, to any depth. */
export const navigationLinks = (
  components: Components,
  { attributes }: ModelSchema,
  record: ContentRecord,
): FoundLink[] =>
  flattenFields(components, attributes, record).flatMap(({ path, attribute, value }) => {
    if (attribute.component === navigationLink) {
      return [value]
        .flat()
        .flatMap((link, index) =>
          withPath(attribute.repeatable ? [...path, String(index)] : path, link),
        );
    }
    if (attribute.type !== "dynamiczone" || !Array.isArray(value)) return [];

    return value.flatMap((item: unknown, index) =>
      isRecord(item) && item.__component === navigationLink
        ? withPath([...path, String(index)], item)
        : [],
    );
  });

const targets = ["place", "page", "address"] as const;

const checkTarget = ({ path, link }: FoundLink): Issue[] => {
  const filled = targets.filter((name) => !isBlank(link[name]));
  if (filled.length === 1) return [];

  return [
    {
      path: [...path, filled[1] ?? "place"],
      message: filled[1]
        ? "A link leads to one place: clear this field, or the other one."
        : "Say where the link leads: choose a page, or enter an address.",
    },
  ];
};

const checkPlace = ({ path, link: { place } }: FoundLink): Issue[] =>
  isBlank(place) || places.some(({ slug }) => slug === place)
    ? []
    : [
        {
          path: [...path, "place"],
          message: `The website no longer has the page ${String(place)}: choose another one.`,
        },
      ];

/** All technologies are too many for a column. */
const checkColumns = ({ name }: ModelSchema, { columns }: ContentRecord): Issue[] =>
  name === "footer" && Array.isArray(columns)
    ? columns.flatMap((column: unknown, index) =>
        isRecord(column) && column.group === "hire"
          ? [
              {
                path: ["columns", String(index), "group"],
                message: "The technologies are too many for the footer: choose another group.",
              },
            ]
          : [],
      )
    : [];

const leadsToContact = ({ link: { place, address } }: FoundLink) =>
  place === pagePaths.contact || address === pagePaths.contact;

/**
 * Publish issues of menu, footer and announcement: each link leads to exactly one place that the
 * site has, and the menu to the contact page.
 */
export const checkNavigation = (
  components: Components,
  type: ModelSchema,
  record: ContentRecord,
): Issue[] => {
  const links = navigationLinks(components, type, record);
  const inMenu = links.filter(({ path: [field] }) => field === "items");

  return [
    ...links.flatMap((link) => [...checkTarget(link), ...checkPlace(link)]),
    ...checkColumns(type, record),
    ...(type.name === "menu" && !inMenu.some(leadsToContact)
      ? [
          {
            path: ["items"],
            message:
              "The menu has no link to the contact page: add a Link with the page Contact us.",
          },
        ]
      : []),
  ];
};
