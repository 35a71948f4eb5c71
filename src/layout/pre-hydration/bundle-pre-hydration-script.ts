import { readFileSync } from "node:fs";

import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The entries of `browserslist` as esbuild's targets: `safari >= 16.4` as `safari16.4`. */
const browsers = () =>
  (JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] }).browserslist.map(
    (query) => query.replace("ios_saf", "ios").replace(" >= ", ""),
  );

/** Bundles and minifies ./pre-hydration-script.ts. */
export const bundlePreHydrationScript = () =>
  buildSync({
    entryPoints: ["src/layout/pre-hydration/pre-hydration-script.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: browsers(),
  }).outputFiles[0]?.text.trim() ?? "";

/** Defines `PRE_HYDRATION_SCRIPT`, the script's code, for gatsby-ssr.tsx. */
export const definePreHydrationScript = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">) => {
  if (!stage.endsWith("-html")) return;
  const code = JSON.stringify(bundlePreHydrationScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ PRE_HYDRATION_SCRIPT: code })] });
};
