import { join } from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";

const missing = (what: string) =>
  new Error(`Gatsby's webpack configuration no longer has a ${what}: see docs/patches.md.`);

/**
 * Replaces lodash/merge, an undeclared import of gatsby-plugin-gdpr-cookies, by a small one: it
 * would add 8 kB to every page.
 */
export const aliasLodashMerge = ({ actions }: Pick<CreateWebpackConfigArgs, "actions">) => {
  actions.setWebpackConfig({
    resolve: { alias: { "lodash/merge$": join(process.cwd(), "src/consent/deep-merge.ts") } },
  });
};

/**
 * Invalidates webpack's cache when gatsby-config.ts changes, such as the options of loaders. Gatsby
 * tracks only the gatsby-node files.
 */
export const trackGatsbyConfig = ({ actions }: Pick<CreateWebpackConfigArgs, "actions">) => {
  const gatsbyConfig = [join(process.cwd(), ".cache/compiled/gatsby-config.js")];
  actions.setWebpackConfig({ cache: { buildDependencies: { gatsbyConfig } } });
};

/**
 * Emits fonts as files. Gatsby inlines small ones, which few pages need, into the CSS of every page.
 *
 * @throws if Gatsby's configuration has no size limit for fonts.
 */
export const disableFontInlining = ({
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

/**
 * Bundles CSS with the pages and late chunks that use it; Gatsby would inline all of it into every
 * page.
 *
 * @throws if Gatsby's configuration has no cache group for styles.
 */
export const splitCss = ({
  stage,
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "getConfig">) => {
  if (stage !== "build-javascript") return;
  type Groups = { styles?: { chunks?: "initial" } };
  const config = getConfig() as { optimization: { splitChunks: { cacheGroups: Groups } } };
  const { styles } = config.optimization.splitChunks.cacheGroups;
  if (!styles) throw missing("cache group for styles");
  styles.chunks = "initial";
  actions.replaceWebpackConfig(config);
};

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type WithPlugins = { plugins: Plugin[] };

/**
 * Silences CSS order warnings. Order has no effect: components are in a cascade layer
 * (`tools.component`), and sections do not override each other.
 */
export const ignoreCssOrder = ({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">) => {
  const config = getConfig() as WithPlugins;
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};

/** Leaves linting to `npm run lint`: Gatsby's rules would slow down each change. */
export const removeEslintPlugin = ({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">) => {
  const config = getConfig() as WithPlugins;
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
  });
};
