import type { GatsbyBrowser } from "gatsby";

import { startConsent } from "./src/consent/consent-store";
import { blockNoScriptFrame, fixTagManager } from "./src/consent/load-vendors";
import { cameByHistory, watchHistory } from "./src/layout/history/on-history-step";
import { focusPage } from "./src/layout/history/focus-page";
import { repairAddresses } from "./src/layout/history/repair-address";
import { wrapPage } from "./src/layout/Layout/wrap-page";
import { afterPaint } from "./src/lib/after-paint";

import "./src/styles/global.scss";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

let history: ReturnType<typeof watchHistory> | undefined;
let fromTop = false;

export const onClientEntry = (): Promise<void> | undefined => {
  if (repairAddresses()) {
    window.location.reload();

    // Gatsby waits for it, and does nothing more before the page is loaded again.
    return new Promise<void>(() => undefined);
  }
  blockNoScriptFrame();
  startConsent();
  fromTop = cameByHistory();
  history = watchHistory();

  return undefined;
};

// Gatsby has just put the reloaded page back to where it was scrolled to.
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (fromTop) window.scrollTo(0, 0);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  fixTagManager();
  history?.onRoute();
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    afterPaint(() => focusPage(location.hash));
  }
};
