import type { GatsbyBrowser } from "gatsby";

import { startConsent } from "./src/consent/consent-store";
import { mendTagManager } from "./src/consent/load-vendors";

import "./src/styles/global.scss";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  startConsent();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  mendTagManager();
};
