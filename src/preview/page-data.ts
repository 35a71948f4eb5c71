import { execute, parse, type DocumentNode } from "graphql";

import type { ContentModel } from "../../common/content-model";
import type { CmsConfig } from "../gatsby/cms-client";

import type { DraftStore } from "./drafts";
import { findPage, type Page } from "./pages";
import type { Release } from "./release";
import { createResolver } from "./resolver";
import { renderDraftMarkdown } from "./rich-text";

type Sources = {
  model: ContentModel;
  drafts: DraftStore;
  cms: CmsConfig;
  siteUrl: string;
  panelUrl: string;
};

/** Runs the queries of pages and static queries against drafts. */
export const createPageData = ({ cms, ...sources }: Sources) => {
  const render = (text: string) => renderDraftMarkdown(text, cms, sources.panelUrl);
  const { resolve, resolveType } = createResolver({ ...sources, render });
  const documents = new Map<string, DocumentNode>();

  const run = async (
    { schema }: Release,
    query: string,
    variableValues: Page["context"] = {},
    opened?: string,
  ) => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues,
      contextValue: { opened },
      fieldResolver: resolve,
      typeResolver: resolveType,
    });
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;

    return data;
  };

  return {
    /**
     * The data of a page in the format of page-data.json.
     *
     * @param opened documentId of the record to prefer among those with one slug.
     * @returns undefined if there is no page at the path.
     * @throws {ContentError} on an error response of the CMS.
     */
    pageData: async (release: Release, path: string, opened?: string) => {
      const page = await findPage(release.queries, sources.drafts, path);
      const template = page && release.queries.templates[page.template];
      if (!template) return undefined;

      const { chunk, query, staticQueryHashes } = template;

      return {
        componentChunkName: chunk,
        path: page.path,
        result: {
          ...(query && { data: await run(release, query, page.context, opened) }),
          pageContext: page.context,
        },
        staticQueryHashes,
        slicesMap: {},
      };
    },

    /** The data of a static query; undefined if the release has none with this hash. */
    staticQueryData: async (release: Release, hash: string) => {
      const found = release.queries.staticQueries.find((query) => query.hash === hash);

      return found && { data: await run(release, found.query) };
    },

    /** Renders a text that is being edited. */
    renderMarkdown: render,
  };
};

export type PageData = ReturnType<typeof createPageData>;
