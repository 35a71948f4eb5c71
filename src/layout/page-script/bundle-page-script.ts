import { readFileSync } from "node:fs";

import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The entries of `browserslist` as esbuild's targets: `safari >= 16.4` as `safari16.4`. */
const browsers = () =>
  (JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] }).browserslist.map(
    (query) => query.replace("ios_saf", "ios").replace(" >= ", ""),
  );

let bundled: string | undefined;

/** Bundles and minifies ./page-script.ts, once: its code and settings stay the same while Gatsby runs. */
export const bundlePageScript = () => (bundled ??= bundle());

const bundle = () =>
  buildSync({
    entryPoints: ["src/layout/page-script/page-script.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: browsers(),
    define: { "process.env.GATSBY_CONSENT_ON_SCROLL": `"${process.env.GATSBY_CONSENT_ON_SCROLL}"` },
  }).outputFiles[0]?.text.trim() ?? "";

/** Defines `PAGE_SCRIPT`, the script's code, for gatsby-ssr.tsx. */
export const definePageScript = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">) => {
  if (!stage.endsWith("-html")) return;
  const code = JSON.stringify(bundlePageScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ PAGE_SCRIPT: code })] });
};
