import type { Core } from "@strapi/strapi";

import { affectsVisitors } from "./watch-content";

/**
 * Notifies `npm run develop`, the parent process, of changed published content: it refreshes the
 * site.
 */
export const notifyDevServer = (strapi: Core.Strapi) => {
  if (process.env.NODE_ENV !== "development") return;
  strapi.eventHub.subscribe(async (event) => {
    if (affectsVisitors(event)) process.send?.("published");
  });
};
