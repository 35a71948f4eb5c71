import type { AppContext } from "../server/app-context";
import type { PanelRoutes } from "../server/http/panel-routes";

import { addressesRoute } from "./addresses/addresses-route";
import { sitePagesRoute } from "./addresses/site-pages-route";
import { openRecordRoute } from "./editing/open-record-route";
import { mediaUsesRoute } from "./media/media-uses-route";
import type { ContentResponses } from "./types";
import { patternRoutes } from "./patterns/routes";
import { searchRoute } from "./search/search-route";
import { versionRoutes } from "./versions/routes";

/** The panel's routes of the content. */
export const contentPanelRoutes = (app: AppContext): PanelRoutes<ContentResponses> => {
  const { strapi, settings } = app;

  return {
    "GET /open-records/:uid/:documentId": openRecordRoute(app),
    "GET /addresses/:uid/:documentId": addressesRoute(strapi, settings.siteOrigins),
    "GET /site-pages": sitePagesRoute(strapi, settings.siteOrigins),
    "GET /search": searchRoute(strapi),
    "GET /media-uses": mediaUsesRoute(strapi),
    ...patternRoutes(strapi),
    ...versionRoutes(strapi, settings.siteOrigins),
  };
};
