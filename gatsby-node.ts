import type { GatsbyNode } from "gatsby";

import { holdLock } from "./publisher/hold-lock";
import { filesIn, findBrokenLinks } from "./src/gatsby/html/broken-links";
import { writeLibraryStylesheets } from "./src/gatsby/patches/library-stylesheets";
import { patchAvifEffort } from "./src/gatsby/patches/avif-effort";
import { createSlugResolvers } from "./src/gatsby/pages/slug-resolvers";
import { deleteBuildStamp, protectCache } from "./src/gatsby/cache";
import { buildTypeDefinition, createBuildNode } from "./src/gatsby/content/build-time";
import { calendarOrigins } from "./src/gatsby/files/calendars";
import { emptyBuild, readBuild } from "./src/gatsby/build";
import { readContentModel } from "./common/content-model";
import { waitForCms } from "./src/gatsby/content/cms-client";
import { bundlePageScript, definePageScript } from "./src/layout/page-script/bundle-page-script";
import { speculationRules } from "./src/layout/speculation-rules";
import { exitWithMessage, exitWithParent, exitOnContentError } from "./src/gatsby/exit";
import { readRedirects, writeDeliveryManifest } from "./src/gatsby/files/delivery";
import { writeDerivedFiles } from "./src/gatsby/files/derived-files";
import { createFieldExtensions } from "./src/gatsby/html/field-extensions";
import { openMemory } from "./src/gatsby/files/memory";
import { memoizeImageData } from "./src/gatsby/patches/memoize-image-data";
import { correctHtmlFiles } from "./src/gatsby/html/html-files";
import { writeIcons } from "./src/gatsby/files/icons";
import { writeLogos } from "./src/gatsby/files/logos";
import { downloadMedia } from "./src/gatsby/content/media";
import {
  createCataloguePages,
  createContentPages,
  createStyleGuide,
} from "./src/gatsby/pages/pages";
import { writePreviewData } from "./src/gatsby/files/preview-data";
import { contentTypeDefinitions } from "./src/gatsby/content/schema";
import { writeRobots } from "./src/gatsby/files/robots";
import { siteNameIn } from "./src/gatsby/content/site-name";
import { watchQueryTypes, writeQueryTypes } from "./src/gatsby/query-types";
import { isStartingToWait, readSettings } from "./src/gatsby/settings";
import { renameSitemap } from "./src/gatsby/files/sitemap";
import { keepNodes, patchSourcePlugin } from "./src/gatsby/patches/patch-source-plugin";
import { renderingError } from "./src/gatsby/content/rendering-error";
import { downloadMarkdownImages } from "./src/gatsby/html/markdown-images";
import {
  aliasLodashMerge,
  ignoreCssOrder,
  disableFontInlining,
  removeEslintPlugin,
  splitCss,
  trackGatsbyConfig,
} from "./src/gatsby/patches/webpack";
import { patchUprightSizes } from "./src/gatsby/patches/upright-sizes";

// Gatsby's build hooks; the implementation is in src/gatsby.

const settings = readSettings(process.env);
const model = readContentModel(process.cwd());

const build = emptyBuild();

export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  exitWithParent();
  await holdLock().catch((error: Error) => exitWithMessage(error.message));
  if (!isStartingToWait()) deleteBuildStamp();
  patchAvifEffort();
  patchUprightSizes();
};

// src/gatsby/warm calls it again for each build.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  // Not in onPreInit: Gatsby may create the folder later.
  protectCache();
  if (isStartingToWait()) {
    keepNodes();
    return;
  }
  if (process.env.WAIT_FOR_CONTENT === "true") await waitForCms(settings);
  const read = () => readBuild(settings, model, process.env.LAST_CONTENT);
  Object.assign(build, await exitOnContentError(read));
  process.env.GATSBY_SITE_IS_SAMPLE = String(build.isSample);
  patchSourcePlugin(settings, build.content);
  await writeLibraryStylesheets("public");
  await writeLogos("public");
  await writeIcons("public", siteNameIn(build.content));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (api) => {
  createFieldExtensions(api, settings, (text, work) =>
    exitOnContentError(() =>
      work().catch((error: unknown) => {
        throw renderingError(build.content, text, error);
      }),
    ),
  );
  api.actions.createTypes([buildTypeDefinition, contentTypeDefinitions(model)]);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = createBuildNode;

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  createSlugResolvers(api);
  memoizeImageData(api);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  await exitOnContentError(async () => {
    await downloadMedia(api, settings);
    await downloadMarkdownImages(api, settings);
  });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  trackGatsbyConfig(api);
  definePageScript(api);
  aliasLodashMerge(api);
  disableFontInlining(api);
  splitCss(api);
  ignoreCssOrder(api);
  removeEslintPlugin(api);
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  createCataloguePages(api);
  await createContentPages(api);
  createStyleGuide(api, settings);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => {
  watchQueryTypes();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  writeQueryTypes();
  const memory = openMemory();
  correctHtmlFiles("public", memory);
  await renameSitemap("public");
  await writeRobots("public", settings);
  await writeDerivedFiles("public", api, settings, memory);
  await writePreviewData("public", api.store.getState());
  const redirects = readRedirects(api);
  await writeDeliveryManifest("public", settings, {
    scripts: [bundlePageScript(), speculationRules],
    redirects,
    calendars: calendarOrigins(api),
    held: build.held,
    brokenLinks: findBrokenLinks(filesIn("public"), build.links, redirects),
    isSample: build.isSample,
    content: build.serialized,
  });
  memory.save();
};
