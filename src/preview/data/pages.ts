import { contentPages, type Content } from "../../gatsby/pages/pages";
import { typeName } from "../../gatsby/content/schema";
import type { PreviewQueries } from "../../gatsby/files/preview-data";
import { pagedLists, siteIndexPath } from "../../../common/catalogue/paths";
import { isRecord } from "../../../common/is-record";
import type { ContentRecord } from "../../../common/rules/model";
import { recordPages, sortOrder } from "../../../common/page-types";

import { recordAt, slugOf, slugProblem } from "./record-paths";
import type { RecordStore } from "./record-store";
import { sortNodes } from "./node-query";
import { populateRelations } from "./relations";

/** A page with its template and context. */
export type Page = PreviewQueries["pages"][number];

/** Path of the page for unknown paths. */
export const notFoundPath = "/404.html";

/** Adds a trailing slash, except to `.html` files. */
const withTrailingSlash = (path: string) => (/\/$|\.html$/.test(path) ? path : `${path}/`);

const mapValues = (record: ContentRecord, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** The content of pages. */
const pageContent = async (store: RecordStore) => {
  const read = async (name: string) => {
    const type = store.type(name);
    // A slug that Publish rejects could inject anything into URLs.
    const records = (await store.list(type)).filter((record) => !slugProblem(type, record));

    return populateRelations(records, type, store);
  };
  const lists = await Promise.all(
    recordPages.map(async (row) => {
      const { type } = row;
      const records = (await read(type)).map((record) => ({ ...record, slug: slugOf(record) }));

      return [type, { nodes: sortNodes(records, sortOrder(row)) }] as const;
    }),
  );
  const content = Object.fromEntries(lists) as unknown as Content;

  const slugs = new Map(
    recordPages.flatMap(({ type }) =>
      content[type].nodes.map(({ documentId, slug }) => [documentId, slug] as const),
    ),
  );
  /** A relation in a zone has only a documentId. */
  const linkOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(linkOf).filter(Boolean);
    if (!isRecord(value) || !("documentId" in value)) return value;
    const slug = slugs.get(value.documentId);

    return slug === undefined ? null : { slug };
  };
  const zoneOf = (items: unknown) =>
    (Array.isArray(items) ? items : []).filter(isRecord).map((item) => ({
      ...mapValues(item, linkOf),
      __typename: typeName({ name: String(item.__component), kind: "component" }),
    }));
  const [blog] = await read("blog");

  return {
    ...content,
    page: {
      nodes: content.page.nodes.map((page) => ({ ...page, sections: zoneOf(page.sections) })),
    },
    blog: { blogcontent: zoneOf(blog?.blogcontent) },
  } as Content;
};

const isRecordPath = (pagePath: string) =>
  pagePath === siteIndexPath ||
  pagedLists.some((root) => pagePath.startsWith(root)) ||
  recordPages.some(({ type }) => type === recordAt(pagePath)?.name);

/** All pages: those of collections and their lists by the store, others as in the release. */
export const listPages = async (queries: PreviewQueries, store: RecordStore): Promise<Page[]> => [
  ...queries.pages.filter(({ path }) => !isRecordPath(path)),
  ...contentPages(await pageContent(store)).map((page) => ({ ...page, context: page.context() })),
];

/** Finds the page at a path: collections and their lists in the store, others in the release. */
export const findPage = async (
  queries: PreviewQueries,
  store: RecordStore,
  path: string,
): Promise<Page | undefined> => {
  const pagePath = withTrailingSlash(path);
  if (!isRecordPath(pagePath)) return queries.pages.find((page) => page.path === pagePath);

  const pages = contentPages(await pageContent(store));
  const page = pages.find((one) => one.path === pagePath);

  return page && { ...page, context: page.context() };
};
