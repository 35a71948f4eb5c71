import type { GatsbyNode } from "gatsby";

import { writeLibraryStylesheets } from "./src/build/assets";
import { speedUpAvif } from "./src/build/avif-effort";
import { createFieldsBySlug } from "./src/build/by-slug";
import { deleteBuildStamp, protectCache } from "./src/build/cache";
import { checkContent } from "./src/build/check-content";
import { readContentModel } from "./src/build/content-model";
import { waitForService } from "./src/build/content-service";
import { exitWithParent, orExit } from "./src/build/exit";
import { readRedirects, writeDeliveryManifest } from "./src/build/delivery";
import { writeForMachines } from "./src/build/for-machines";
import { createFieldExtensions } from "./src/build/field-extensions";
import type { Held } from "./src/build/hold-back";
import { createImageData } from "./src/build/image-data";
import { readLastContent, serializeContent } from "./src/build/last-content";
import { writeLogos } from "./src/build/logos";
import { downloadMedia } from "./src/build/media";
import { createCataloguePages, createContentPages, createStyleGuide } from "./src/build/pages";
import { writePreviewData } from "./src/build/preview-data";
import { contentTypeDefinitions } from "./src/build/schema";
import { writeRobots } from "./src/build/robots";
import type { TypeContent } from "./src/build/read-content";
import { readSettings } from "./src/build/settings";
import { nameSitemap } from "./src/build/sitemap";
import { sourceAllContent } from "./src/build/source-content";
import { textFault } from "./src/build/text-owner";
import { downloadTextPictures } from "./src/build/text-pictures";
import {
  aliasLodashMerge,
  ignoreStyleOrder,
  keepFontsInFiles,
  skipLint,
  splitStyles,
} from "./src/build/webpack";
import { removeZeroBytes } from "./src/build/zero-bytes";
import { earlyScript } from "./src/layout/early/early-script";
import { schemeScript } from "./src/layout/SchemeSwitch/scheme";

// The table of contents of the build: each hook names what it does, and the
// doing lives in src/build.

let built: TypeContent[] = [];
let held: Held[] = [];
let content = "";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  exitWithParent();
  deleteBuildStamp();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  // Not in onPreInit: Gatsby may create the folder after that.
  protectCache();
  const settings = readSettings(process.env);
  if (process.env.WAIT_FOR_CONTENT === "true") await waitForService(settings);
  const model = readContentModel(process.cwd());
  const last = readLastContent(model, process.env.LAST_CONTENT);
  const checked = await orExit(() => checkContent(settings, model, last));
  ({ content: built, held } = checked);
  content = serializeContent(model, built);
  sourceAllContent(settings, built);
  speedUpAvif();
  await writeLibraryStylesheets("public");
  await writeLogos("public");
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (api) => {
  createFieldExtensions(api, readSettings(process.env), (text, work) =>
    orExit(() =>
      work().catch((error: unknown) => {
        throw textFault(built, text, error);
      }),
    ),
  );
  api.actions.createTypes(contentTypeDefinitions(readContentModel(process.cwd())));
};

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  createFieldsBySlug(api);
  createImageData(api);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const settings = readSettings(process.env);
  await orExit(async () => {
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
  await writeDeliveryManifest("public", settings, {
    scripts: [schemeScript, earlyScript],
    redirects: readRedirects(api),
    held,
    content,
  });
};
