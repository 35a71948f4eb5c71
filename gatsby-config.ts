import type { GatsbyConfig } from "gatsby";

import type { ModelType } from "./cms/src/content/rules/model";
import { populateFields } from "./cms/src/content/rules/populate";
import { readContentModel } from "./src/build/content-model";
import { readFigures } from "./src/build/figures";
import { readSettings, SettingsError, type Settings } from "./src/build/settings";
import { consentPlugin } from "./src/build/consent-plugin";
import { sitemapPages } from "./src/build/sitemap";
import { sitemapQuery, type SitemapData } from "./src/build/sitemap-data";

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    // Known to publisher/process.ts: the last line of output is the message.
    process.exit(78);
  }
};

const settings = settingsOrExit();
const model = readContentModel(process.cwd());

// Read where the browser's code is bundled, for example in src/lib/content-api.ts.
Object.assign(process.env, settings.browser);

const sourced = (kind: ModelType["kind"]) =>
  model.types
    .filter((type) => type.kind === kind)
    .map(({ name, attributes }) => ({
      singularName: name,
      queryParams: { populate: populateFields(model.components, attributes) },
    }));

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl, figures: readFigures(process.cwd()) },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-strapi",
      options: {
        apiURL: settings.apiUrl,
        accessToken: settings.token,
        singleTypes: sourced("singleType"),
        collectionTypes: sourced("collectionType"),
        // src/build/media.ts does it.
        skipFileDownloads: true,
      },
    },
    // Brings the type of downloaded pictures; it wants a folder and gets a quiet one.
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
          // Gatsby writes none for stylesheets: each file would make one in vain.
          sourceMap: false,
          // Short: classes are a third of a page's HTML. The file's name helps in development.
          modules: {
            localIdentName:
              process.env.NODE_ENV === "production" ? "[local]-[hash:base62:4]" : "[name]--[local]",
          },
        },
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        // It would name the index, which src/build/sitemap.ts renames.
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
