import { isRecord } from "../../lib/is-record";

import { isBlank } from "./blank";
import type { ContentRecord, ModelType, Problem } from "./model";

/** The component of what search engines show. */
export const searchComponent = "shared.seo";

/** What no two pages may have in common. */
const names = { title: "page title", description: "description" };

/** A title or a description that search engines show, and the field where it is. */
export type SearchWords = { path: string[]; name: keyof typeof names; value: string };

const partsOf = ({ attributes }: ModelType, record: ContentRecord) =>
  Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const value = record[name];
    if (component === searchComponent) return [{ path: [name], part: value }];
    if (type !== "dynamiczone" || !Array.isArray(value)) return [];

    return value.flatMap((part: unknown, index) =>
      isRecord(part) && part.__component === searchComponent
        ? [{ path: [name, String(index)], part }]
        : [],
    );
  });

/** What search engines show of a record's page. */
export const searchWordsOf = (type: ModelType, record: ContentRecord): SearchWords[] =>
  partsOf(type, record).flatMap(({ path, part }) =>
    (Object.keys(names) as (keyof typeof names)[]).flatMap((name) => {
      const value = isRecord(part) ? part[name] : undefined;

      return isBlank(value) ? [] : [{ path: [...path, name], name, value: String(value) }];
    }),
  );

/** No two published pages may look the same in search results. */
export const duplicateSearchWords = (
  words: readonly SearchWords[],
  others: readonly SearchWords[],
): Problem[] =>
  words
    .filter(({ name, value }) =>
      others.some((other) => other.name === name && other.value === value),
    )
    .map(({ path, name }) => ({
      path,
      message: `Another published page already has this ${names[name]}: write a different one.`,
    }));
