import type { GatsbySSR } from "gatsby";

import { sitemapPath } from "./src/catalogue/paths";
import { earlyScript } from "./src/layout/early/early-script";
import { delayScripts } from "./src/layout/early/late-scripts";
import { orderStyles } from "./src/layout/early/order-styles";
import { renderPage } from "./src/layout/early/render-page";
import { wrapPage } from "./src/layout/Layout/wrap-page";
import { schemeScript } from "./src/layout/SchemeSwitch/scheme";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage;

/**
 * What every page carries in its head: its language, the scheme before the first paint, what it
 * does before React, the sitemap.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="sitemap" rel="sitemap" href={sitemapPath} type="application/xml" />,
    <script key="scheme" dangerouslySetInnerHTML={{ __html: schemeScript }} />,
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  orderStyles(api);
  delayScripts(api);
};
