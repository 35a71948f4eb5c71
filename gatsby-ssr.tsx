import type { GatsbySSR } from "gatsby";

import { sitemapPath } from "./src/catalogue/paths";
import { deferScripts, removeImageAssets } from "./src/layout/pre-hydration/defer-scripts";
import { renderPage } from "./src/layout/pre-hydration/render-page";
import { wrapPage } from "./src/layout/Layout/wrap-page";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage;

/** The pre-hydration script's code: see src/layout/pre-hydration/bundle-pre-hydration-script.ts. */
declare const PRE_HYDRATION_SCRIPT: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="sitemap" rel="sitemap" href={sitemapPath} type="application/xml" />,
    <script key="pre-hydration" dangerouslySetInnerHTML={{ __html: PRE_HYDRATION_SCRIPT }} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  deferScripts(args);
  removeImageAssets(args);
};
