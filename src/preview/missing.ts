import { isRecord } from "../lib/is-record";

import type { Attribute, ContentRecord } from "../../cms/src/content/rules/model";
import type { ContentModel } from "../build/content-model";

import { inWords, isEmpty } from "./gaps";

const partsOf = (model: ContentModel, { type, component }: Attribute, value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter(isRecord).map((part) => ({
    part,
    attributes:
      model.components.get(type === "dynamiczone" ? String(part.__component) : (component ?? ""))
        ?.attributes ?? {},
  }));

/** The required fields of a record that are empty, each as the names on the way to it, in words. */
export const missingFields = (
  model: ContentModel,
  attributes: Record<string, Attribute>,
  record: ContentRecord,
): string[][] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = record[name];
    const empty = isEmpty(value) || (Array.isArray(value) && value.length === 0);
    if (empty) return attribute.required ? [[inWords(name)]] : [];

    return partsOf(model, attribute, value).flatMap(({ part, attributes: own }) =>
      missingFields(model, own, part).map((path) => [inWords(name), ...path]),
    );
  });
