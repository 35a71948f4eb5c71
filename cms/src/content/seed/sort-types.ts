import type { Core } from "@strapi/strapi";

import type { Attributes, Components } from "../../common/rules/model";
import type { ContentTypeInfo } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";

/** Written last, so that its presence shows that a seed was completed. */
export const lastType = "site";

/** The types that attributes refer to, also in components. */
const targetsOf = (
  components: Components,
  attributes: Attributes,
  seen = new Set<string>(),
): string[] =>
  Object.values(attributes).flatMap(({ type, target, component, components: names = [] }) => {
    if (type === "relation") return target ?? [];

    return [component ?? [], names].flat().flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);

      return targetsOf(components, components.get(name)?.attributes ?? {}, seen);
    });
  });

/** Puts each type after those that it refers to, and the site last. */
export const sortTypes = (strapi: Core.Strapi, types: ContentTypeInfo[]) => {
  const components = componentsOf(strapi);
  const sorted = new Set<ContentTypeInfo>();
  const visited = new Set<ContentTypeInfo>();
  const add = (type: ContentTypeInfo) => {
    if (visited.has(type)) return;
    visited.add(type);
    const { attributes } = modelOf(strapi.contentType(type.uid));
    const targets = targetsOf(components, attributes);
    for (const target of types.filter(({ uid }) => targets.includes(uid))) add(target);
    sorted.add(type);
  };
  for (const type of types) add(type);
  const isLast = ({ name }: ContentTypeInfo) => Number(name === lastType);

  return [...sorted].sort((a, b) => isLast(a) - isLast(b));
};
