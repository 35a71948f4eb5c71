import { execute, parse, type DocumentNode } from "graphql";

import type { ContentModel } from "../build/content-model";
import type { ProjectStats } from "../build/project-stats";
import type { CmsConfig } from "../build/cms-client";

import type { Drafts } from "./drafts";
import { findPage, type Page } from "./pages";
import type { Release } from "./release";
import { createResolver } from "./resolver";
import { draftHtml } from "./rich-text";

type Sources = {
  model: ContentModel;
  drafts: Drafts;
  service: CmsConfig;
  siteUrl: string;
  figures: ProjectStats;
  panelUrl: string;
};

/** Answers what the site's browser code asks for, from drafts: the data of a page, and of the parts around it. */
export const createData = ({ service, ...sources }: Sources) => {
  const render = (text: string) => draftHtml(text, service, sources.panelUrl);
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
     * The data of a page, as the release has it in page-data.json.
     *
     * @param opened documentId of the record that is shown where others have its slug, too.
     * @returns undefined when there is no page at the path.
     * @throws {ContentError} when the content service does not answer with content.
     */
    ofPage: async (release: Release, path: string, opened?: string) => {
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

    /** The data of a static query; undefined when the release has none with this hash. */
    ofStaticQuery: async (release: Release, hash: string) => {
      const found = release.queries.staticQueries.find((query) => query.hash === hash);

      return found && { data: await run(release, found.query) };
    },

    /** The HTML of a text that is being typed. */
    html: render,
  };
};

export type Data = ReturnType<typeof createData>;
