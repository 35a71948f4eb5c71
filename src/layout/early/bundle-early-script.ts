import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Bundles and minifies ./early-script.ts; the targets are those of `browserslist`. */
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
