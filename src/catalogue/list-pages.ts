/** How many records a page of each list shows. */
export const pageSizes = { articles: 9, projects: 12 };

/** Which part of a list a page shows: the slugs of its records, of `total` on `pages` pages. */
export type ListPart = { page: number; pages: number; total: number; slugs: string[] };

/** Every part of a list, the first even when the list is empty. */
export const listParts = (slugs: readonly string[], limit: number): ListPart[] => {
  const pages = Math.max(1, Math.ceil(slugs.length / limit));

  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    total: slugs.length,
    slugs: slugs.slice(index * limit, (index + 1) * limit),
  }));
};

/** The address of a page of a list: `/blog/page/2/`. The first page has the list's own. */
export const listPagePath = (list: string, page: number) =>
  page > 1 ? `${list}page/${page}/` : list;

/** Whether an address is that of a page of a list after its first. */
export const isFurtherPage = (path: string) => /\/page\/\d+\/$/.test(path);

/** How many articles there are, and how many in each category that has any. */
export type ArticleCounts = { all: number; categories: { slug: string; count: number }[] };

/** A page among the pages of its list. */
export type PagePlace = { page: number; pages: number; pathOf: (page: number) => string };

/** Where a part of a list is among all of them. */
export const placeInList = (
  list: string,
  { page, pages }: Pick<ListPart, "page" | "pages">,
): PagePlace => ({
  page,
  pages,
  pathOf: (number) => listPagePath(list, number),
});

/** Lists with fewer records are kept out of search engines. */
export const fewestListed = 3;

/** A title that names the page of its list. */
export const ofPage = (title: string, page: number) =>
  page > 1 ? `${title}, page ${page}` : title;

/** How many characters of a page's title and description search results show. */
export const longestShown = { title: 60, description: 160 };

const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\s,;:.–-]*\s\S*$/, "")}…` : text;

/** What search engines show of a page of a list; further pages have their own title and description. */
export const wordsOfPage = <Words extends { title: string; description: string }>(
  words: Words,
  page: number,
): Words | Pick<Words, "title" | "description"> => {
  const [before, after] = page > 1 ? [`Page ${page}. `, ofPage("", page)] : ["", ""];
  const fitted = {
    title: shortened(words.title, longestShown.title - after.length) + after,
    description: shortened(before + words.description, longestShown.description),
  };

  return page > 1 ? fitted : { ...words, ...fitted };
};
