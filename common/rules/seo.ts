import { isRecord } from "../is-record.ts";

import { isBlank } from "./blank.ts";
import type { ContentRecord, ModelSchema, Issue } from "./model.ts";

/** The component with SEO texts. */
export const seoComponent = "shared.seo";

/** Fields that must be unique over all pages. */
const names = { title: "page title", description: "description" };

/** A title or description for search engines, with its path. */
export type SeoText = { path: string[]; name: keyof typeof names; value: string };

/** The components with the SEO fields of a record, with their paths. */
export const seoPartsOf = (
  { attributes }: Pick<ModelSchema, "attributes">,
  record: ContentRecord,
): { path: string[]; part: unknown }[] =>
  Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const value = record[name];
    if (component === seoComponent) return [{ path: [name], part: value }];
    if (type !== "dynamiczone" || !Array.isArray(value)) return [];

    return value.flatMap((part: unknown, index) =>
      isRecord(part) && part.__component === seoComponent
        ? [{ path: [name, String(index)], part }]
        : [],
    );
  });

/** The SEO texts of a record. */
export const seoTextsOf = (type: ModelSchema, record: ContentRecord): SeoText[] =>
  seoPartsOf(type, record).flatMap(({ path, part }) =>
    (Object.keys(names) as (keyof typeof names)[]).flatMap((name) => {
      const value = isRecord(part) ? part[name] : undefined;

      return isBlank(value) ? [] : [{ path: [...path, name], name, value: String(value) }];
    }),
  );

/** Issues of SEO texts that another published page has. */
export const duplicateSeoTexts = (texts: readonly SeoText[], others: readonly SeoText[]): Issue[] =>
  texts
    .filter(({ name, value }) =>
      others.some((other) => other.name === name && other.value === value),
    )
    .map(({ path, name }) => ({
      path,
      message: `Another published page already has this ${names[name]}: write a different one.`,
    }));
