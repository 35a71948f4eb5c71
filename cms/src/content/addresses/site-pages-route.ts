import type { Core } from "@strapi/strapi";

import type { PanelRoute } from "../../server/http/panel-routes";
import { readSitePages } from "../../server/lib/site-pages";

import type { SitePage } from "../types";

/** The pages for links in texts. All of them are public. */
export const sitePagesRoute = (strapi: Core.Strapi): PanelRoute<SitePage[]> => ({
  respond: () => readSitePages(strapi),
});
