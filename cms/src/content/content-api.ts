import { type Core, factories } from "@strapi/strapi";

import { contentTypes } from "./content-types";

type Registry = { set: (uid: string, factory: unknown) => unknown };

/**
 * Gives each type of content Strapi's own controller, service and routes, which the site's build
 * reads; Strapi's generator would write them into three files a type. To be called before Strapi
 * serves the routes.
 */
export const serveContent = (strapi: Core.Strapi) => {
  for (const { uid, name } of contentTypes(strapi)) {
    strapi.get<Registry>("services").set(uid, factories.createCoreService(uid));
    strapi.get<Registry>("controllers").set(uid, factories.createCoreController(uid));
    strapi.api(name).routes[name] = factories.createCoreRouter(uid) as never;
  }
};
