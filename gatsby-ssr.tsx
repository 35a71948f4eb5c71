import type { GatsbySSR } from "gatsby";

import { iconPaths, sitemapPath, webManifestPath } from "./common/catalogue/paths";
import { deferScripts, removeImageAssets } from "./src/layout/hydration/defer-scripts";
import { renderPage } from "./src/layout/hydration/render-page";
import { wrapPage } from "./src/layout/Layout/wrap-page";
import { speculationRules } from "./src/layout/speculation-rules";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage;

/** The page script's code: see src/layout/page-script/bundle-page-script.ts. */
declare const PAGE_SCRIPT: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  setHeadComponents([
    // With its size, so that browsers that draw SVG prefer the SVG.
    <link key="ico" rel="icon" href={iconPaths.ico} sizes="32x32" />,
    <link key="icon" rel="icon" href={iconPaths.svg} type="image/svg+xml" />,
    <link key="apple-icon" rel="apple-touch-icon" href={iconPaths.apple} />,
    <link key="manifest" rel="manifest" href={webManifestPath} />,
    <link key="sitemap" rel="sitemap" href={sitemapPath} type="application/xml" />,
    <script key="page-script" dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  deferScripts(args);
  removeImageAssets(args);
};
