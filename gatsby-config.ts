import { existsSync } from "node:fs";

import type { GatsbyConfig } from "gatsby";

import type { ModelSchema } from "./common/rules/model";
import { populateFields } from "./common/rules/populate";
import { localCmsUrl, localSiteUrl } from "./publisher/local-urls";
import { readContentModel } from "./common/content-model";
import { exitWithMessage } from "./src/gatsby/exit";
import { schemaTypesFile } from "./src/gatsby/query-types";
import { readSettings, SettingsError, type Settings } from "./src/gatsby/settings";
import { getLocalIdent } from "./src/gatsby/html/class-names";
import { consentPlugin } from "./src/gatsby/consent-plugin";
import { sitemapPages, sitemapQuery, type SitemapData } from "./src/gatsby/files/sitemap";

// Node runs the project's TypeScript from 22.18 on.
if (!process.features.typescript) {
  exitWithMessage(
    `This project does not support Node ${process.versions.node}: use Node 24, or npm start and npm run build, which fetch it.`,
  );
}

const readSettingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;

    return exitWithMessage(error.message);
  }
};

// For Gatsby's own commands. The environment overrides .env, and an empty variable counts as unset.
if (existsSync(".env")) process.loadEnvFile(".env");
const { HOST, CMS_PORT, SITE_PORT } = process.env;
process.env.STRAPI_API_URL ||= localCmsUrl(HOST, CMS_PORT);
process.env.SITE_URL ||= localSiteUrl(SITE_PORT);

const settings = readSettingsOrExit();
const model = readContentModel(process.cwd());

// Read where the browser's code is bundled, for example in src/lib/post-submission.ts.
Object.assign(process.env, settings.browser);

const strapiTypes = (kind: ModelSchema["kind"]) =>
  model.types
    .filter((type) => type.kind === kind)
    .map(({ name, attributes }) => ({
      singularName: name,
      queryParams: { populate: populateFields(model.components, attributes) },
    }));

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: schemaTypesFile,
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-strapi",
      options: {
        apiURL: settings.apiUrl,
        accessToken: settings.token,
        singleTypes: strapiTypes("singleType"),
        collectionTypes: strapiTypes("collectionType"),
        // src/gatsby/content/media.ts downloads them.
        skipFileDownloads: true,
      },
    },
    // Declares the File type of downloaded media. The plugin requires a path; static/ rarely changes.
    { resolve: "gatsby-source-filesystem", options: { name: "static", path: "static" } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    ...consentPlugin(settings.vendors),
    {
      resolve: "gatsby-plugin-sass",
      options: {
        // A byte order mark would be in the middle of a bundle, where it is a syntax error.
        sassOptions: { charset: false, silenceDeprecations: ["legacy-js-api"] },
        cssLoaderOptions: {
          // Gatsby emits no CSS source maps.
          sourceMap: false,
          modules: { localIdentName: "[name]--[local]", getLocalIdent },
        },
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        // It would link the index, which src/gatsby/files/sitemap.ts renames.
        createLinkInHead: false,
        query: sitemapQuery,
        resolvePages: (data: SitemapData) => sitemapPages(data, "public"),
        serialize: ({ path, ...rest }: ReturnType<typeof sitemapPages>[number]) => ({
          url: path,
          ...rest,
        }),
      },
    },
  ],
};

export default config;
