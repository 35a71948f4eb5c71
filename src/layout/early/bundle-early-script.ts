import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * The JavaScript of ./early-script.ts with its imports, minified, for the browsers of
 * `browserslist` in package.json.
 */
export const bundleEarlyScript = () =>
  buildSync({
    entryPoints: ["src/layout/early/early-script.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["chrome111", "firefox121", "safari16.4"],
  }).outputFiles[0]?.text.trim() ?? "";

/** Defines `EARLY_SCRIPT`, the script's code, for gatsby-ssr.tsx. */
export const defineEarlyScript = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">) => {
  if (!stage.endsWith("-html")) return;
  const code = JSON.stringify(bundleEarlyScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ EARLY_SCRIPT: code })] });
};
