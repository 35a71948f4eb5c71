import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** What Gatsby keeps from build to build, as far as it is read here. */
type State = {
  components: Map<string, unknown>;
  webpackCompilationHash: string;
  html: { ssrCompilationHash: string; templateCompilationHashes: Record<string, string> };
};

/** Where Gatsby calls webpack, and where it reads hashes from what webpack says of the server's bundle. */
type Webpack = {
  bundle: { build: () => Promise<unknown> };
  serverHashes: { getSSRChunkHashes: () => object };
};

const ofGatsby = (): Webpack => {
  const load = createRequire(resolve("package.json"));

  return {
    bundle: load("gatsby/dist/utils/webpack/bundle") as Webpack["bundle"],
    serverHashes: load("gatsby/dist/utils/webpack/get-ssr-chunk-hashes") as Webpack["serverHashes"],
  };
};

/**
 * Takes back that the next build can go on from this one (scripts/support/kept-build.mjs): that
 * is said again when it has succeeded.
 */
export const forgetKept = (cache = ".cache") => {
  rmSync(join(cache, "made-from"), { force: true });
};

/**
 * Lets nobody else read what Gatsby keeps: the options of its plugins are there (in worker and
 * data), STRAPI_TOKEN among them.
 */
export const closeCache = (cache = ".cache") => {
  chmodSync(cache, 0o700);
};

/**
 * Keeps the bundles of the last build where the build goes on from it (KEPT_BUILD): its code is
 * the same then, and webpack would take half of the time to find that out. Which templates are
 * bundled follows from the content, so they are compared.
 *
 * @param webpack what is replaced; there is no setting for it.
 */
export const keepBundles = (
  { components, webpackCompilationHash, html }: State,
  cache = ".cache",
  { bundle, serverHashes } = ofGatsby(),
) => {
  const file = join(cache, "bundled-templates");
  const templates = [...components.keys()].sort().join("\n");
  const isSame = existsSync(file) && readFileSync(file, "utf8") === templates;
  writeFileSync(file, templates);
  if (!isSame || process.env.KEPT_BUILD !== "true") return;

  const stats = {
    hash: webpackCompilationHash,
    hasErrors: () => false,
    hasWarnings: () => false,
  };
  bundle.build = () => Promise.resolve({ stats, close: () => Promise.resolve() });
  serverHashes.getSSRChunkHashes = () => ({
    renderPageHash: html.ssrCompilationHash,
    templateHashes: html.templateCompilationHashes,
  });
};
