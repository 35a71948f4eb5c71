import { buildSync } from "esbuild";

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
