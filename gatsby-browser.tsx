import type { GatsbyBrowser } from "gatsby";

import { startConsent } from "./src/consent/consent-store";
import { blockTagManagerIframe, markTagManagerInitialized } from "./src/consent/load-vendors";
import { hydrate } from "./src/layout/hydration/hydrate";
import { wrapPage } from "./src/layout/Layout/wrap-page";
import { preloadMenu } from "./src/layout/Menu/MenuButton";

import "./brand/fonts.scss";
import "./src/styles/global.scss";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

export const onClientEntry = (): void => {
  blockTagManagerIframe();
  startConsent();
  preloadMenu();
};

// Not annotated: Gatsby's type is that of React 17's render.
export const replaceHydrateFunction = () => hydrate;

// Hydration is deferred: the browser has restored the scroll position and the visitor may have
// scrolled, so Gatsby must not scroll on load.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps ? (undefined as never) : false;

// The plugin's own onRouteUpdate initializes the tag manager unless it is marked.
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = markTagManagerInitialized;
