import { execute, parse, type DocumentNode } from "graphql";

import { required } from "../../lib/required";

import type { ContentModel } from "../../../common/content-model";
import type { CmsConfig } from "../../gatsby/content/cms-client";

import type { Release } from "../release/release";
import { findPage, type Page } from "./pages";
import type { RecordStore } from "./record-store";
import { createResolver, type Context } from "./resolver";
import { renderDraftMarkdown } from "./rich-text";

type Sources = {
  model: ContentModel;
  cms: CmsConfig;
  siteUrl: string;
  panelUrl: string;
};

/** The records that a page shows. */
export type View = {
  store: RecordStore;
  /** documentId of the record to prefer among those with one slug. */
  opened?: string | undefined;
  /** ISO time of the build and of publishing drafts, to compare two views; by default, the present. */
  now?: string;
};

/** Runs the queries of pages and static queries against the records of a store. */
export const createPageData = ({ cms, ...sources }: Sources) => {
  const render = (text: string) => renderDraftMarkdown(text, cms, sources.panelUrl);
  const { resolve, resolveType } = createResolver({ ...sources, render });
  const documents = new Map<string, DocumentNode>();

  /** Runs a query. @throws {ContentError} on an error response of the CMS. */
  const run = async (
    { schema }: Release,
    query: string,
    { store, opened, now = new Date().toISOString() }: View,
    variableValues: Page["context"] = {},
  ) => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues,
      contextValue: { store, opened, now } satisfies Context,
      fieldResolver: resolve,
      typeResolver: resolveType,
    });
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;

    return data;
  };

  /**
   * The data of a page whose template is in the release, in the format of page-data.json.
   *
   * @throws {ContentError} on an error response of the CMS.
   */
  const resultOf = async (release: Release, page: Page, view: View) => {
    const { chunk, query, staticQueryHashes } = required(
      release.queries.templates[page.template],
      `the template ${page.template}`,
    );

    return {
      componentChunkName: chunk,
      path: page.path,
      result: {
        ...(query && { data: await run(release, query, view, page.context) }),
        pageContext: page.context,
      },
      staticQueryHashes,
      slicesMap: {},
    };
  };

  return {
    run,
    resultOf,

    /**
     * The data of the page at a path.
     *
     * @returns undefined if there is no page at the path.
     * @throws {ContentError} on an error response of the CMS.
     */
    pageData: async (release: Release, path: string, view: View) => {
      const page = await findPage(release.queries, view.store, path);

      return page && page.template in release.queries.templates
        ? resultOf(release, page, view)
        : undefined;
    },

    /** The data of a static query; undefined if the release has none with this hash. */
    staticQueryData: async (release: Release, hash: string, view: View) => {
      const found = release.queries.staticQueries.find((query) => query.hash === hash);

      return found && { data: await run(release, found.query, view) };
    },
  };
};

export type PageData = ReturnType<typeof createPageData>;
