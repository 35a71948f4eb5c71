import type { Core } from "@strapi/strapi";

import type { PanelRoute } from "../../server/http/panel-routes";
import { readSitePages } from "../../server/lib/site-pages";

import type { LinkTargets } from "../types";
import { findRedirects } from "./check-redirects";

/** What links in texts can lead to. All of it is public. */
export const sitePagesRoute = (
  strapi: Core.Strapi,
  siteOrigins: readonly string[],
): PanelRoute<LinkTargets> => ({
  respond: async () => ({
    pages: await readSitePages(strapi),
    redirects: (await findRedirects(strapi)).map(({ from }) => from),
    origins: [...siteOrigins],
  }),
});
