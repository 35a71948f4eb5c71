import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";

import { sitemapPath } from "./src/catalogue/paths";
import { wrapPage } from "./src/layout/Layout/wrap-page";
import { schemeScript } from "./src/layout/SchemeSwitch/scheme";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

/** What every page carries in its head: its language, the scheme before the first paint, the sitemap, the two fonts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="sitemap" rel="sitemap" href={sitemapPath} type="application/xml" />,
    <script key="scheme" dangerouslySetInnerHTML={{ __html: schemeScript }} />,
    ...[displayFont, textFont].map((href) => (
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
