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

/**
 * Sends the styles of pages, and of code that is loaded later, along with that code: Gatsby would
 * inline all styles of the site in every page.
 *
 * @throws when Gatsby's configuration has no group for styles.
 */
export const splitStyles = ({
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
 * Silences warnings that stylesheets come in more than one order, which has no effect: components
 * are in a layer (`tools.component`), and sections don't override each other.
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
