import { readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import { builtInFile } from "../../gatsby/files/preview-data";
import { anchorsIn } from "../../gatsby/html/anchors";

import type { ComparedPage, PageDifference, PageVersion, ThreadData } from "./compare-pages";
import { listingOf } from "./listing";
import { changedTexts } from "./text-changes";

// Renders both versions of pages with the code of a release, as the build does, and answers with the
// texts that differ. In a thread of its own: previews are served meanwhile, and the code may change
// JavaScript's own objects.

const { renderDir, root, siteUrl } = workerData as ThreadData;
const builtIn = readFileSync(join(renderDir, builtInFile), "utf8");
const { resolve } = createRequire(join(root, "package.json"));

// The code names packages in the folder in which it was built, and a release may be anywhere.
registerHooks({
  resolve: (specifier, context, next) => {
    const isInRelease = context.parentURL?.startsWith(pathToFileURL(renderDir).href);
    if (!isInRelease || specifier.startsWith(".")) return next(specifier, context);
    // Gatsby's own copies of Node's modules note what a page uses.
    const [, module] = /[\\/]ssr-builtin-trackers[\\/](\w+)$/.exec(specifier) ?? [];
    if (module) return next(`node:${module}`, context);
    const isInFolder = specifier.startsWith(builtIn);

    return next(
      isInFolder ? join(root, specifier.slice(builtIn.length)) : resolve(specifier),
      context,
    );
  },
});

type Render = (options: object) => Promise<{ html: string }>;
const { default: render } = createRequire(import.meta.url)(join(renderDir, "render-page.js")) as {
  default: Render;
};

const listingNames = ["search", "llms", "sitemap"] as const;

const noAssets = { styles: [], scripts: [], reversedStyles: [], reversedScripts: [] };

const htmlOf = async ({ data, staticQueries }: PageVersion) => {
  const pageData = JSON.parse(data) as { path: string };
  const { html } = await render({
    ...noAssets,
    pagePath: pageData.path,
    pageData,
    staticQueryContext: Object.fromEntries(
      Object.entries(staticQueries).map(([hash, text]) => [hash, JSON.parse(text)]),
    ),
    webpackCompilationHash: "",
    context: { isDuringBuild: true },
  });

  // As src/gatsby/html/html-files.ts corrects it.
  return html.replaceAll("\0", "");
};

const compare = async ({ path, before, after }: ComparedPage): Promise<PageDifference> => {
  const [old, now] = [before && (await htmlOf(before)), after && (await htmlOf(after))];
  const [listed, listing] = [old, now].map((html) => listingOf(path, html ?? "", siteUrl));

  return {
    texts: old && now ? changedTexts(old, now) : null,
    isInSitemap: Boolean(listed?.sitemap || listing?.sitemap),
    anchors: now === undefined ? null : [...anchorsIn(now)],
    listings: listingNames.filter((name) => listed?.[name] !== listing?.[name]),
  };
};

// A page that cannot be rendered ends the thread with its error.
parentPort?.on("message", (page: ComparedPage) => {
  void compare(page).then((difference) => parentPort?.postMessage(difference));
});
