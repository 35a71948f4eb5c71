import type { ImportRecord } from "../record.ts";
import { cutAtWord } from "../records/plain-text.ts";
import { freeSlug, toSlug } from "../records/slugs.ts";

import { type Fields, listField } from "./fields.ts";

/** The longest name of a category and of an author. */
const maxName = 60;

/**
 * The categories of an article, each once; Jekyll separates them with spaces in a text. Hexo has lists of
 * one below the other, of which several may begin alike.
 */
export const categoriesOf = (data: Fields, isJekyll: boolean): string[] => {
  const text = data.categories;
  if (typeof text !== "string") return [...new Set(listField(data, "categories", "category"))];

  return text
    .split(isJekyll ? /[\s,]+/ : /\s*,\s*/)
    .map((name) => name.trim())
    .filter(Boolean);
};

/** The authors of an article. */
export const authorsOf = (data: Fields): string[] => listField(data, "author", "authors");

/** The categories and authors that articles keep, the first of each: keys by their old names. */
export const planTerms = (articles: readonly { data: Fields }[], isJekyll: boolean) => {
  const categories = new Map<string, string>();
  const authors = new Map<string, string>();
  const records: ImportRecord[] = [];
  const slugs = new Set<string>();
  for (const { data } of articles) {
    const [category] = categoriesOf(data, isJekyll);
    const [author] = authorsOf(data);
    const key = category?.toLowerCase();
    if (category && key && !categories.has(key)) {
      const slug = freeSlug(toSlug(category, `category-${slugs.size + 1}`), (one) =>
        slugs.has(one),
      );
      slugs.add(slug);
      categories.set(key, slug);
      records.push({
        type: "category",
        key: slug,
        source: `markdown category ${key}`,
        data: { name: cutAtWord(category, maxName), slug },
        published: true,
      });
    }
    if (author && !authors.has(author)) {
      const name = cutAtWord(author, maxName);
      if (![...authors.values()].includes(name)) {
        records.push({
          type: "author",
          key: name,
          source: `markdown author ${author}`,
          data: { name },
          published: true,
        });
      }
      authors.set(author, name);
    }
  }

  return { categories, authors, records };
};
