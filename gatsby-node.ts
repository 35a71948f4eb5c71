import type { GatsbyNode } from "gatsby";

import { writeLibraryStylesheets } from "./src/build/assets";
import { speedUpAvif } from "./src/build/avif-effort";
import { checkContent } from "./src/build/check-content";
import { readContentModel } from "./src/build/content-model";
import { orEndWithSentence } from "./src/build/end-with";
import { noteForDelivery, readRedirects } from "./src/build/delivery";
import { writeForMachines } from "./src/build/for-machines";
import { createFieldExtensions } from "./src/build/field-extensions";
import { writeLogos } from "./src/build/logos";
import { downloadMedia } from "./src/build/media";
import { createCataloguePages, createContentPages, createStyleGuide } from "./src/build/pages";
import { writePreviewData } from "./src/build/preview-data";
import { contentTypeDefinitions } from "./src/build/schema";
import { writeRobots } from "./src/build/robots";
import { readSettings } from "./src/build/settings";
import { nameSitemap } from "./src/build/sitemap";
import { downloadTextPictures } from "./src/build/text-pictures";
import { aliasLodashMerge } from "./src/build/webpack";
import { removeZeroBytes } from "./src/build/zero-bytes";
import { schemeScript } from "./src/layout/SchemeSwitch/scheme";

// The table of contents of the build: each hook names what it does, and the
// doing lives in src/build.

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await orEndWithSentence(() =>
    checkContent(readSettings(process.env), readContentModel(process.cwd())),
  );
  speedUpAvif();
  await writeLibraryStylesheets("public");
  await writeLogos("public");
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (api) => {
  createFieldExtensions(api, readSettings(process.env));
  api.actions.createTypes(contentTypeDefinitions(readContentModel(process.cwd())));
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
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  createCataloguePages(api);
  await createContentPages(api);
  createStyleGuide(api, readSettings(process.env));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const settings = readSettings(process.env);
  removeZeroBytes("public");
  await nameSitemap("public");
  await writeRobots("public", settings);
  await writeForMachines("public", api, settings);
  await writePreviewData("public", api.store.getState());
  await noteForDelivery("public", settings, [schemeScript], await readRedirects(api));
};
