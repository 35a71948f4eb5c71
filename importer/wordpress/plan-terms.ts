import type { Loss } from "../record.ts";

import { cutAtWord, plainTitle } from "../records/plain-text.ts";
import { freeSlug, toSlug } from "../records/slugs.ts";
import type { Outline, SiteTerm } from "./export-types.ts";
import type { createMainCategory } from "./main-category.ts";
import { omission } from "./states.ts";

/** A category of the new site. */
export type PlannedCategory = { slug: string; name: string; description: string; oldSlug: string };

const maxName = 60;

/** The terms of one domain, of the site and of its items, by slug. */
export const termsOf = ({ terms, items }: Outline, domain: string): Map<string, SiteTerm> => {
  const bySlug = new Map<string, SiteTerm>();
  const all = [
    ...terms,
    // An export of a part of a site does not list them.
    ...items.flatMap((item) =>
      item.terms.map((term) => ({ ...term, id: "", parent: "", description: "" })),
    ),
  ];
  for (const term of all) {
    if (term.domain === domain && term.slug && !bySlug.has(term.slug)) bySlug.set(term.slug, term);
  }

  return bySlug;
};

/** The categories that articles keep, by their old slugs, and what happens to the others. */
export const planCategories = (
  outline: Outline,
  mainCategory: ReturnType<typeof createMainCategory>,
) => {
  const posts = outline.items.filter((item) => item.type === "post" && !omission(item));
  const kept = new Set(posts.map((post) => mainCategory(post).term?.slug));
  const categories = new Map<string, PlannedCategory>();
  const losses: Loss[] = [];
  const slugs = new Set<string>();
  for (const { slug: oldSlug, name, description, id } of termsOf(outline, "category").values()) {
    const url = `${outline.url}category/${oldSlug}/`;
    if (!kept.has(oldSlug)) {
      losses.push({ url, what: "No article has this as its main category: not imported" });
      continue;
    }
    const slug = freeSlug(toSlug(oldSlug, `category-${id || slugs.size + 1}`), (one) =>
      slugs.has(one),
    );
    slugs.add(slug);
    categories.set(oldSlug, {
      slug,
      oldSlug,
      name: cutAtWord(plainTitle(name), maxName),
      description: cutAtWord(plainTitle(description), 160),
    });
  }

  return { categories, losses };
};

/** The names of those who wrote articles, by login; each is unique. */
export const planAuthors = ({ authors, items }: Outline): Map<string, string> => {
  const known = new Map(authors.map(({ login, name }) => [login, name]));
  const names = new Map<string, string>();
  for (const item of items) {
    if (item.type !== "post" || omission(item) || !item.creator || names.has(item.creator))
      continue;
    const name = cutAtWord(plainTitle(known.get(item.creator) ?? item.creator), maxName);
    const others = [...names.values()];
    let unique = name;
    for (let number = 2; others.includes(unique); number += 1) {
      unique = `${cutAtWord(name, maxName - 5)} ${number}`;
    }
    names.set(item.creator, unique);
  }

  return names;
};
