import { recordPath } from "../../common/page-types.ts";
import { checkPath, maxSlugParts } from "../../common/rules/page-path.ts";

import { freeSlug } from "./slugs.ts";

/** Where a text of the old site goes on the new one. */
export type Place = { type: "article" | "page"; slug: string; path: string };

/** The slug of a page with the parts of its address: the last ones are joined if there are too many. */
export const nestedSlug = (parts: readonly string[]): string => {
  const last = parts.slice(maxSlugParts - 1).join("-");

  return [...parts.slice(0, maxSlugParts - 1), ...(last ? [last] : [])].join("/");
};

/** True if the new site keeps a page's slug for its own pages and files. */
export const isReserved = (slug: string): boolean =>
  checkPath({ name: "page" }, { slug }).length > 0;

/** The sentence about an address that was taken. */
export const renamedSentence = (wanted: string, slug: string): string =>
  `The address "${wanted}" is taken on the new site: imported as "${slug}"`;

/** The place with the slug that a text would like, or its first free variant. */
export const freePlace = (type: Place["type"], wish: string, paths: ReadonlySet<string>): Place => {
  const slug = freeSlug(
    // No slug is free in a folder of the site itself.
    type === "page" && isReserved(wish.replace(/[^/]*$/, "x")) ? wish.replaceAll("/", "-") : wish,
    (one) => paths.has(recordPath(type, one)) || (type === "page" && isReserved(one)),
  );

  return { type, slug, path: recordPath(type, slug) };
};
