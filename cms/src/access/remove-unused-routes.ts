import type { Core } from "@strapi/strapi";

import type { Route } from "../lib/strapi-routes";

type Router = { type?: string; routes: Route[] };
type RouterInput = Router | ((context: { strapi: Core.Strapi }) => Router);

/** The plugin that the site's build reads with its token. */
const pluginReadByTheSite = "content-type-builder";

const resolveRouter = (input: RouterInput, strapi: Core.Strapi): Router =>
  typeof input === "function" ? input({ strapi }) : input;

const isContentApi = (router: Router) => router.type === "content-api";

const withGetRoutesOnly = (plugin: string, router: Router): Router => ({
  ...router,
  routes:
    plugin === pluginReadByTheSite ? router.routes.filter(({ method }) => method === "GET") : [],
});

/**
 * Removes unused routes before Strapi registers them: sign-in and sign-up of site users,
 * sending email, the media library by a token (content/media-files.ts replaces it); and all routes of the panel if it is
 * off. A removed route cannot be opened by a wrong permission.
 */
export const removeUnusedRoutes = (strapi: Core.Strapi, serveAdminPanel: boolean) => {
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    const routes = plugin.routes as unknown as Record<string, RouterInput> | Route[];

    if (Array.isArray(routes)) {
      if (!serveAdminPanel) (plugin as { routes: unknown }).routes = [];
      continue;
    }

    for (const [key, input] of Object.entries(routes)) {
      const router = resolveRouter(input, strapi);

      if (isContentApi(router)) routes[key] = withGetRoutesOnly(name, router);
      else if (!serveAdminPanel) routes[key] = { ...router, routes: [] };
    }
  }

  if (!serveAdminPanel) (strapi.admin as { routes: unknown }).routes = {};
};
