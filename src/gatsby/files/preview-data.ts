import { copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";

import { printSchema, type GraphQLSchema } from "graphql";

/** Queries of a build, which the preview server runs against drafts. */
export type PreviewQueries = {
  pages: { path: string; template: string; context: Record<string, unknown> }[];
  /** By the template's path from the root of the project. */
  templates: Record<string, { chunk: string; query: string; staticQueryHashes: string[] }>;
  staticQueries: { hash: string; query: string }[];
};

/** The part of Gatsby's state that is read here. */
type BuildState = {
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

/** Compiled queries, with fragments, in deterministic order. */
const previewQueries = (state: BuildState): PreviewQueries => {
  const pages = [...state.pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const relativePath = (component: string) => relative(state.program.directory, component);

  return {
    pages: pages.map(({ path, component, context }) => ({
      path,
      template: relativePath(component),
      context,
    })),
    templates: Object.fromEntries(
      pages.map(({ component, componentChunkName }) => [
        relativePath(component),
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

/** In `render`: the folder in which the site was built, whose files the code names. */
export const builtInFile = "built-in.txt";

/** Where Gatsby bundles the code that renders pages, in the folder of the project. */
const renderCode = ".cache/page-ssr/routes";

/**
 * Writes the preview server's input to `.preview`, which is not served to visitors:
 * `queries.json`, `schema.graphql`, `shell.html`, a page of Gatsby's, and `render`, the code of pages.
 */
export const writePreviewData = async (publicDir: string, state: BuildState) => {
  const folder = join(publicDir, ".preview");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "queries.json"), JSON.stringify(previewQueries(state)));
  await writeFile(join(folder, "schema.graphql"), printSchema(state.schema));
  await copyFile(join(publicDir, "404.html"), join(folder, "shell.html"));
  await cp(join(state.program.directory, renderCode), join(folder, "render"), {
    recursive: true,
    filter: (path) => extname(path) !== ".map",
  });
  await writeFile(join(folder, "render", builtInFile), state.program.directory);
};
