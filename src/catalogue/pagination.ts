import { listPagePath } from "../../common/catalogue/paths";
import { snippetLimits } from "../../common/text/page-title";

/** Records per page of each list. */
export const pageSizes = { articles: 9, projects: 12 };

/** One page of a list: the slugs of its records, of `total` on `pages` pages. */
export type ListPageContext = { page: number; pages: number; total: number; slugs: string[] };

/** All pages of a list; an empty list has one. */
export const paginate = (slugs: readonly string[], limit: number): ListPageContext[] => {
  const pages = Math.max(1, Math.ceil(slugs.length / limit));

  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    total: slugs.length,
    slugs: slugs.slice(index * limit, (index + 1) * limit),
  }));
};

/** The number of articles in total and per category; empty categories are omitted. */
export type ArticleCounts = { all: number; categories: { slug: string; count: number }[] };

/** The position of a page in its list, and the paths of all its pages. */
export type PaginationInfo = { page: number; pages: number; pathOf: (page: number) => string };

export const paginationOf = (
  list: string,
  { page, pages }: Pick<ListPageContext, "page" | "pages">,
): PaginationInfo => ({
  page,
  pages,
  pathOf: (number) => listPagePath(list, number),
});

/** Lists with fewer records are noindex. */
export const minIndexedItems = 3;

/** A title with the page number, from page 2 on. */
export const titleWithPage = (title: string, page: number) =>
  page > 1 ? `${title}, page ${page}` : title;

type PageMeta = { title: string; description: string; noindex?: boolean | null };

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength
    ? `${text.slice(0, maxLength - 1).replace(/[\s,;:.–-]*\s\S*$/, "")}…`
    : text;

/**
 * The search data of a page of a list: from page 2 on with its number, and without what only the first
 * page has.
 */
export const metaForPage = <Meta extends PageMeta>(
  meta: Meta,
  page: number,
): Meta | (Omit<PageMeta, "noindex"> & { noindex?: true }) => {
  const [before, after] = page > 1 ? [`Page ${page}. `, titleWithPage("", page)] : ["", ""];
  const fitted = {
    title: truncate(meta.title, snippetLimits.title - after.length) + after,
    description: truncate(before + meta.description, snippetLimits.description),
  };

  return page > 1
    ? { ...fitted, ...(meta.noindex && { noindex: true as const }) }
    : { ...meta, ...fitted };
};
