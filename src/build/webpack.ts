import { join } from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Gives gatsby-plugin-gdpr-cookies a small merge for the lodash/merge that it
 * imports without declaring it, and that would cost 8 kB on every page.
 */
export const aliasLodashMerge = ({ actions }: Pick<CreateWebpackConfigArgs, "actions">) => {
  actions.setWebpackConfig({
    resolve: { alias: { "lodash/merge$": join(process.cwd(), "src/consent/deep-merge.ts") } },
  });
};
