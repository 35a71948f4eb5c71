import { sortOrders } from "../build/lists";
import { collections, contentPages, type Content } from "../build/pages";
import type { PreviewQueries } from "../build/preview-data";
import { singlePaths } from "../catalogue/paths";
import { isRecord } from "../lib/is-record";

import { recordAt, slugOf, slugProblem } from "./addresses";
import type { Drafts } from "./drafts";
import { sorted } from "./lists";
import { withRelations } from "./relations";

/** A page: the template that draws it, and what its query is asked for. */
export type Page = PreviewQueries["pages"][number];

/** What is shown at addresses that have no page. */
export const notFoundPath = "/404.html";

/** `/404.html` and `/blog/` for the file names of pages' data. */
const withSlash = (path: string) => (/\/$|\.html$/.test(path) ? path : `${path}/`);

const orders: Record<string, unknown> = sortOrders;

/** What pages are made of, from drafts. */
const contentOf = async (drafts: Drafts) => {
  const read = async (name: string) => {
    const type = drafts.type(name);
    // A page under a slug that Publish refuses could hold anything in its address.
    const records = (await drafts.of(type)).filter((draft) => !slugProblem(type, draft));

    return withRelations(records, type, drafts);
  };
  const lists = await Promise.all(
    collections.map(async ({ name, template }) => {
      const records = (await read(template)).map((draft) => ({ ...draft, slug: slugOf(draft) }));

      return [name, { nodes: sorted(records, orders[name]) }] as const;
    }),
  );
  const content = Object.fromEntries(lists) as unknown as Content;

  const [blog] = await read("blog");
  const items = Array.isArray(blog?.blogcontent) ? blog.blogcontent.filter(isRecord) : [];
  // A zone says of a record which one it is, and no more.
  const slugs = new Map(
    (await read("article")).map((draft) => [draft.documentId, slugOf(draft)] as const),
  );
  const articleOf = ({ article }: Record<string, unknown>) => {
    const slug = isRecord(article) ? slugs.get(String(article.documentId)) : undefined;

    return slug === undefined ? null : { slug };
  };

  return { ...content, blog: { blogcontent: items.map((item) => ({ article: articleOf(item) })) } };
};

/** The lists with pages of their own. */
const listRoots = [singlePaths.blog, singlePaths.portfolio];

const isOfContent = (address: string) =>
  listRoots.some((root) => address.startsWith(root)) ||
  collections.some(({ template }) => template === recordAt(address)?.name);

/**
 * The page at a path. Those of collections, and the lists of them, are there when drafts make
 * them, released or not; all others are the release's.
 */
export const findPage = async (
  queries: PreviewQueries,
  drafts: Drafts,
  path: string,
): Promise<Page | undefined> => {
  const address = withSlash(path);
  if (!isOfContent(address)) return queries.pages.find((page) => page.path === address);

  const pages = contentPages(await contentOf(drafts));
  const page = pages.find((one) => one.path === address);

  return page && { ...page, context: page.context() };
};
