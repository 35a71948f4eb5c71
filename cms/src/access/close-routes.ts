import type { Core } from "@strapi/strapi";

import type { Route } from "../lib/strapi-routes";

type Router = { type?: string; routes: Route[] };
type RouterInput = Router | ((context: { strapi: Core.Strapi }) => Router);

/** The plugins that the site's build calls with its token; it reads and never writes. */
const pluginsReadByTheSite = ["upload", "content-type-builder"];

const resolveRouter = (input: RouterInput, strapi: Core.Strapi): Router =>
  typeof input === "function" ? input({ strapi }) : input;

const isContentApi = (router: Router) => router.type === "content-api";

const keepReads = (plugin: string, router: Router): Router => ({
  ...router,
  routes: pluginsReadByTheSite.includes(plugin)
    ? router.routes.filter(({ method }) => method === "GET")
    : [],
});

/**
 * Removes the routes that nobody needs, before Strapi opens them: sign-in and
 * sign-up of users the site does not have, sending mail, writing to the media
 * library with a token; and without the admin panel, the routes of the panel.
 * What does not exist cannot be opened by a wrong click on a permission.
 */
export const closeRoutes = (strapi: Core.Strapi, serveAdminPanel: boolean) => {
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    const routes = plugin.routes as unknown as Record<string, RouterInput> | Route[];

    if (Array.isArray(routes)) {
      if (!serveAdminPanel) (plugin as { routes: unknown }).routes = [];
      continue;
    }

    for (const [key, input] of Object.entries(routes)) {
      const router = resolveRouter(input, strapi);

      if (isContentApi(router)) routes[key] = keepReads(name, router);
      else if (!serveAdminPanel) routes[key] = { ...router, routes: [] };
    }
  }

  if (!serveAdminPanel) (strapi.admin as { routes: unknown }).routes = {};
};
