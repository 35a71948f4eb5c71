import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Bundles and minifies ./pre-hydration-script.ts; the targets are those of `browserslist`. */
export const bundlePreHydrationScript = () =>
  buildSync({
    entryPoints: ["src/layout/pre-hydration/pre-hydration-script.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["chrome111", "firefox121", "safari16.4"],
  }).outputFiles[0]?.text.trim() ?? "";

/** Defines `EARLY_SCRIPT`, the script's code, for gatsby-ssr.tsx. */
export const definePreHydrationScript = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">) => {
  if (!stage.endsWith("-html")) return;
  const code = JSON.stringify(bundlePreHydrationScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ EARLY_SCRIPT: code })] });
};
