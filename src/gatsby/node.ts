import type { GatsbyNode } from "gatsby";

import { writeLibraryStylesheets } from "../build/assets";
import { avifEffort, speedUpAvif } from "../build/avif-effort";
import { createFieldsBySlug } from "../build/by-slug";
import { checkContent } from "../build/check-content";
import { readContentModel } from "../build/content-model";
import { waitForService } from "../build/content-service";
import { orEndWithSentence } from "../build/end-with";
import { noteForDelivery, readRedirects } from "../build/delivery";
import { writeForMachines } from "../build/for-machines";
import { forgetKept, keepBundles } from "../build/kept-build";
import { createFieldExtensions } from "../build/field-extensions";
import { createImageData } from "../build/image-data";
import { writeLogos } from "../build/logos";
import { downloadMedia } from "../build/media";
import { createMemory } from "../build/memory";
import { forgetPictures, keepPictures } from "../build/picture-cache";
import { createCataloguePages, createContentPages, createStyleGuide } from "../build/pages";
import { writePreviewData } from "../build/preview-data";
import { contentTypeDefinitions } from "../build/schema";
import { writeRobots } from "../build/robots";
import { readSettings } from "../build/settings";
import { nameSitemap } from "../build/sitemap";
import { sourceAllContent } from "../build/source-content";
import { downloadTextPictures } from "../build/text-pictures";
import {
  aliasLodashMerge,
  ignoreStyleOrder,
  keepFontsInFiles,
  skipLint,
  splitStyles,
} from "../build/webpack";
import { removeZeroBytes } from "../build/zero-bytes";
import { earlyScript } from "../layout/early/early-script";
import { schemeScript } from "../layout/SchemeSwitch/scheme";

// The table of contents of the build: each hook names what it does, and the
// doing lives in src/build.

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  forgetKept();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const settings = readSettings(process.env);
  if (process.env.WAIT_FOR_CONTENT === "true") await waitForService(settings);
  const content = await orEndWithSentence(() =>
    checkContent(settings, readContentModel(process.cwd())),
  );
  sourceAllContent(settings, content);
  speedUpAvif();
  keepPictures({ avifEffort });
  await writeLibraryStylesheets("public");
  await writeLogos("public");
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (api) => {
  // While developing, the code that makes the HTML may be what changes.
  const remember = process.env.NODE_ENV === "production" ? createMemory("html") : undefined;
  createFieldExtensions(api, readSettings(process.env), remember);
  api.actions.createTypes(contentTypeDefinitions(readContentModel(process.cwd())));
};

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  createFieldsBySlug(api);
  createImageData(api);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const settings = readSettings(process.env);
  await orEndWithSentence(async () => {
    await downloadMedia(api, settings);
    await downloadTextPictures(api, settings);
  });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  aliasLodashMerge(api);
  keepFontsInFiles(api);
  splitStyles(api);
  ignoreStyleOrder(api);
  skipLint(api);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  keepBundles(store.getState());
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  createCataloguePages(api);
  await createContentPages(api);
  createStyleGuide(api, readSettings(process.env));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const settings = readSettings(process.env);
  removeZeroBytes("public", createMemory("zero-bytes"));
  await nameSitemap("public");
  await writeRobots("public", settings);
  await writeForMachines("public", api, settings);
  await writePreviewData("public", api.store.getState());
  await forgetPictures();
  await noteForDelivery("public", settings, [schemeScript, earlyScript], await readRedirects(api));
};
