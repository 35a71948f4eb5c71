import { fixedPaths } from "../../common/catalogue/fixed-paths.ts";

import type { Loss } from "../record.ts";
import {
  freePlace,
  isReserved,
  nestedSlug,
  type Place,
  renamedSentence,
} from "../records/free-place.ts";
import { toSlug } from "../records/slugs.ts";

import type { ItemOutline, Outline } from "./export-types.ts";
import { createMainCategory } from "./main-category.ts";
import { planAuthors, planCategories, type PlannedCategory } from "./plan-terms.ts";
import { omission, recordTypes } from "./states.ts";

export type { Place } from "../records/free-place.ts";

/** What must be known of all items before the first one becomes a record. */
export type Plan = {
  /** By the id of the item. */
  places: Map<string, Place>;
  /** By their old slugs. */
  categories: Map<string, PlannedCategory>;
  /** Chooses the category that an article keeps. */
  mainCategory: ReturnType<typeof createMainCategory>;
  /** Names by login. */
  authors: Map<string, string>;
  losses: Loss[];
};

const ownSlug = ({ name, title, type, id }: ItemOutline) =>
  toSlug(name, "") || toSlug(title, `${type}-${id}`);

/** The slug that a page would like: below those above it. */
const slugBelow = (above: string | undefined, page: ItemOutline) =>
  nestedSlug([...(above?.split("/") ?? []), ownSlug(page)]);

/** Pages in an order in which each comes after the one above it. */
const fromTop = (pages: readonly ItemOutline[], byId: ReadonlyMap<string, ItemOutline>) => {
  const depth = (page: ItemOutline, seen: readonly string[] = []): number => {
    const parent = byId.get(page.parent);

    // An export that was edited may have pages above each other.
    return parent && !seen.includes(page.id) ? 1 + depth(parent, [...seen, page.id]) : 0;
  };
  const depths = new Map(pages.map((page) => [page.id, depth(page)]));

  return [...pages].sort((a, b) => (depths.get(a.id) ?? 0) - (depths.get(b.id) ?? 0));
};

/** Plans the addresses of records, which are unique. */
const planPlaces = (plan: Plan, items: readonly ItemOutline[], taken: readonly string[]) => {
  const paths = new Set(taken);
  const wishes = new Map<string, string>();
  // A page below one that was renamed keeps its address, unless the folder is the site's own.
  const above = ({ parent }: ItemOutline) => {
    const wish = wishes.get(parent);

    return wish && isReserved(`${wish}/x`) ? plan.places.get(parent)?.slug : wish;
  };
  for (const item of items) {
    const type = recordTypes[item.type];
    if (!type || plan.places.has(item.id)) continue;
    const wish = type === "page" ? slugBelow(above(item), item) : ownSlug(item);
    const place = freePlace(type, wish, paths);
    wishes.set(item.id, wish);
    paths.add(place.path);
    plan.places.set(item.id, place);
    if (place.slug !== wish) {
      plan.losses.push({ url: item.link, what: renamedSentence(wish, place.slug) });
    }
  }
};

/**
 * Plans the addresses, categories and authors of an import.
 *
 * @param taken the paths of pages that the new site has besides those of every site.
 */
export const planImport = (outline: Outline, taken: readonly string[] = []): Plan => {
  const mainCategory = createMainCategory(outline.terms);
  const { categories, losses } = planCategories(outline, mainCategory);
  const authors = planAuthors(outline);
  const plan: Plan = { places: new Map(), categories, mainCategory, authors, losses };
  const items = outline.items.filter((item) => item.id && !omission(item));
  const posts = items.filter(({ type }) => type === "post");
  const pages = items.filter(({ type }) => type === "page");
  const byId = new Map(pages.map((page) => [page.id, page]));
  const own = [...fixedPaths, ...taken];
  planPlaces(plan, posts, own);
  planPlaces(plan, fromTop(pages, byId), own);

  return plan;
};
