import { join } from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";

/** For what an upgrade of Gatsby removed or renamed. */
const missing = (what: string) =>
  new Error(`Gatsby's webpack configuration has no ${what} any more: see docs/patches.md.`);

/**
 * Gives gatsby-plugin-gdpr-cookies a small merge for the lodash/merge that it
 * imports without declaring it, and that would cost 8 kB on every page.
 */
export const aliasLodashMerge = ({ actions }: Pick<CreateWebpackConfigArgs, "actions">) => {
  actions.setWebpackConfig({
    resolve: { alias: { "lodash/merge$": join(process.cwd(), "src/consent/deep-merge.ts") } },
  });
};

/**
 * Keeps fonts out of stylesheets, where Gatsby writes small ones: they are for pages with other
 * letters, and the stylesheet is in every page.
 */
export const keepFontsInFiles = ({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">) => {
  type Rule = { test?: RegExp; use?: { options?: { limit?: number } }[] };
  const config = getConfig() as { module: { rules: Rule[] } };
  const loaders = config.module.rules
    .filter(({ test }) => test?.test("face.woff2"))
    .flatMap(({ use }) => use ?? []);
  const limited = loaders.filter(({ options }) => options?.limit !== undefined);
  if (limited.length === 0) throw missing("size limit for fonts");
  for (const { options } of limited) if (options) options.limit = 0;
  actions.replaceWebpackConfig(config);
};

/** What webpack tells about a module and where it goes, as far as it is read here. */
type Module = { type: string; nameForCondition: () => string | null };
type Graph = { chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<Chunk> } };
type Chunk = { canBeInitial: () => boolean };

/**
 * Sends the styles of a section, and of what is loaded late, with the code that uses them: Gatsby
 * would write all styles of the site into every page. One sheet keeps what every page has and what
 * others may override (components), and comes first: so rules keep their order, whatever has been
 * visited before.
 */
export const splitStyles = ({
  stage,
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "getConfig">) => {
  if (stage !== "build-javascript") return;
  type Groups = { styles?: { test: (module: Module, graph: Graph) => boolean } };
  const config = getConfig() as { optimization: { splitChunks: { cacheGroups: Groups } } };
  const { styles } = config.optimization.splitChunks.cacheGroups;
  if (!styles) throw missing("cache group for styles");
  const isStyle = styles.test;
  styles.test = (module, graph) =>
    isStyle(module, graph) &&
    (/[\\/]src[\\/]components[\\/]/.test(module.nameForCondition() ?? "") ||
      [...graph.chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.canBeInitial()));
  actions.replaceWebpackConfig(config);
};

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type WithPlugins = { plugins: Plugin[] };

/**
 * Silences warnings that stylesheets of sections come in more than one order: sections do not
 * override each other, so their order has no effect.
 */
export const ignoreStyleOrder = ({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">) => {
  const config = getConfig() as WithPlugins;
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};

/** Leaves linting to `npm run lint`: Gatsby would run its own rules on each file before it shows a change. */
export const skipLint = ({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">) => {
  const config = getConfig() as WithPlugins;
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
  });
};
