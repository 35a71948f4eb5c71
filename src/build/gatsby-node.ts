import type { GatsbyNode } from "gatsby";

import { writeLibraryStylesheets } from "./assets";
import { avifEffort, speedUpAvif } from "./avif-effort";
import { createFieldsBySlug } from "./by-slug";
import { checkContent } from "./check-content";
import { readContentModel } from "./content-model";
import { waitForService } from "./content-service";
import { orEndWithSentence } from "./end-with";
import { noteForDelivery, readRedirects } from "./delivery";
import { writeForMachines } from "./for-machines";
import { forgetKept, keepBundles } from "./kept-build";
import { createFieldExtensions } from "./field-extensions";
import { createImageData } from "./image-data";
import { writeLogos } from "./logos";
import { downloadMedia } from "./media";
import { createMemory } from "./memory";
import { forgetPictures, keepPictures } from "./picture-cache";
import { createCataloguePages, createContentPages, createStyleGuide } from "./pages";
import { writePreviewData } from "./preview-data";
import { contentTypeDefinitions } from "./schema";
import { writeRobots } from "./robots";
import { readSettings } from "./settings";
import { nameSitemap } from "./sitemap";
import { sourceAllContent } from "./source-content";
import { downloadTextPictures } from "./text-pictures";
import {
  aliasLodashMerge,
  ignoreStyleOrder,
  keepFontsInFiles,
  skipLint,
  splitStyles,
} from "./webpack";
import { removeZeroBytes } from "./zero-bytes";
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
