import { type Core, factories } from "@strapi/strapi";

import { contentTypes } from "./content-types";

type Registry = { set: (uid: string, factory: unknown) => unknown };

/**
 * Registers Strapi's controller, service and routes for each content type, instead of three
 * generated files per type. Must run before Strapi registers the routes.
 */
export const serveContent = (strapi: Core.Strapi) => {
  for (const { uid, name } of contentTypes(strapi)) {
    strapi.get<Registry>("services").set(uid, factories.createCoreService(uid));
    strapi.get<Registry>("controllers").set(uid, factories.createCoreController(uid));
    strapi.api(name).routes[name] = factories.createCoreRouter(uid) as never;
  }
};
