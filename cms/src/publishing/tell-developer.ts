import type { Core } from "@strapi/strapi";

import { isPublicChange } from "./watch-content";

/**
 * Tells `npm run develop`, which started this service, when published content changes: it
 * refreshes the site.
 */
export const tellDeveloper = (strapi: Core.Strapi) => {
  if (process.env.NODE_ENV !== "development") return;
  strapi.eventHub.subscribe(async (event) => {
    if (isPublicChange(event)) process.send?.("published");
  });
};
