import type { Core } from "@strapi/strapi";

import type { PanelRoute } from "../../server/http/panel-routes";
import { readSitePages } from "../../server/lib/site-pages";

import type { LinkTargets } from "../types";
import { findRedirects } from "./check-redirects";
import { readDraftPages } from "./draft-pages";

/** What links in texts can lead to: all that is public, and the drafts that the user may read. */
export const sitePagesRoute = (
  strapi: Core.Strapi,
  siteOrigins: readonly string[],
): PanelRoute<LinkTargets> => ({
  respond: async (ability) => ({
    pages: [
      ...(await readSitePages(strapi)).map((page) => ({ ...page, isPublished: true })),
      ...(await readDraftPages(strapi, ability)).map((page) => ({ ...page, isPublished: false })),
    ],
    redirects: (await findRedirects(strapi)).map(({ from }) => from),
    origins: [...siteOrigins],
  }),
});
