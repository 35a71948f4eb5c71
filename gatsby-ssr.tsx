import type { GatsbySSR } from "gatsby";

import { sitemapPath } from "./src/catalogue/paths";
import { earlyScript } from "./src/layout/early/early-script";
import { delayScripts } from "./src/layout/early/late-scripts";
import { orderStyles } from "./src/layout/early/order-styles";
import { wrapPage } from "./src/layout/Layout/wrap-page";
import { schemeScript } from "./src/layout/SchemeSwitch/scheme";
import displayFont from "./src/styles/fonts/bricolage-grotesque-english.woff2";
import textFont from "./src/styles/fonts/instrument-sans-english.woff2";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

/**
 * What every page carries in its head: its language, the scheme before the first paint, what it
 * does before React, the sitemap, the two fonts.
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
    // The larger one first: it takes the connection that the page came by.
    ...[textFont, displayFont].map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  orderStyles(api);
  // Read one by one: the build puts their values in their place.
  const late = process.env.GATSBY_LATE_SCRIPTS !== "false";
  if (process.env.NODE_ENV === "production" && late) delayScripts(api);
};
