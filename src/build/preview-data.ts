import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { printSchema, type GraphQLSchema } from "graphql";

/** How the pages of a build get their data: what the draft server asks again, of drafts. */
export type PreviewQueries = {
  pages: { path: string; template: string; context: Record<string, unknown> }[];
  /** By the template's file, from the root of the project. */
  templates: Record<string, { chunk: string; query: string; staticQueryHashes: string[] }>;
  staticQueries: { hash: string; query: string }[];
};

/** Gatsby's state after a build, as far as it is read here. */
export type BuildState = {
  schema: GraphQLSchema;
  program: { directory: string };
  pages: Map<
    string,
    {
      path: string;
      component: string;
      componentChunkName: string;
      context: Record<string, unknown>;
    }
  >;
  components: Map<string, { query: string }>;
  staticQueryComponents: Map<string, { hash: string | number; query: string }>;
  staticQueriesByTemplate: Map<string, (string | number)[]>;
};

/** The queries of a build, with their fragments written in, in an order that depends on them alone. */
const previewQueries = (state: BuildState): PreviewQueries => {
  const pages = [...state.pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const nameOf = (component: string) => relative(state.program.directory, component);

  return {
    pages: pages.map(({ path, component, context }) => ({
      path,
      template: nameOf(component),
      context,
    })),
    templates: Object.fromEntries(
      pages.map(({ component, componentChunkName }) => [
        nameOf(component),
        {
          chunk: componentChunkName,
          query: state.components.get(component)?.query ?? "",
          staticQueryHashes: (state.staticQueriesByTemplate.get(component) ?? []).map(String),
        },
      ]),
    ),
    staticQueries: [...state.staticQueryComponents.values()]
      .map(({ hash, query }) => ({ hash: String(hash), query }))
      .sort((a, b) => (a.hash < b.hash ? -1 : 1)),
  };
};

/**
 * Writes what the draft server needs of a build: `queries.json`, `schema.graphql` and
 * `shell.html`, a page as Gatsby wrote it, in a hidden folder that a release keeps from visitors.
 *
 * @param site the folder of the built site.
 */
export const writePreviewData = async (site: string, state: BuildState) => {
  const folder = join(site, ".preview");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "queries.json"), JSON.stringify(previewQueries(state)));
  await writeFile(join(folder, "schema.graphql"), printSchema(state.schema));
  await copyFile(join(site, "404.html"), join(folder, "shell.html"));
};
