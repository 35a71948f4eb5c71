import { collections } from "../build/pages";
import type { PreviewQueries } from "../build/preview-data";

import { slugOf, recordAt } from "./addresses";
import type { Drafts } from "./drafts";
import { withRelations } from "./relations";

/** A page: the template that draws it, and what its query is asked for. */
export type Page = PreviewQueries["pages"][number];

/** What is shown at addresses that have no page. */
export const notFoundPath = "/404.html";

/** `/404.html` and `/blog/` for the file names of pages' data. */
const withSlash = (path: string) => (/\/$|\.html$/.test(path) ? path : `${path}/`);

/**
 * The page at a path. Those of articles, projects and open positions are there when a draft
 * has their slug, released or not; all others are the release's.
 */
export const findPage = async (
  queries: PreviewQueries,
  drafts: Drafts,
  path: string,
): Promise<Page | undefined> => {
  const record = recordAt(withSlash(path));
  const collection = collections.find(({ template }) => template === record?.name);
  if (!collection || record?.slug === undefined) {
    return queries.pages.find((page) => page.path === withSlash(path));
  }

  const { slug } = record;
  const type = drafts.type(record.name);
  const records = (await withRelations(await drafts.of(type), type, drafts)).map((draft) => ({
    ...draft,
    slug: slugOf(draft),
  }));
  const draft = records.find((one) => one.slug === slug);

  return (
    draft && {
      path: collection.path(slug),
      template: `src/templates/${collection.template}.tsx`,
      context: { slug, ...collection.contextOf(records)(draft) },
    }
  );
};
