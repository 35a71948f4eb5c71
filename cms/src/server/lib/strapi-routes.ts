import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

/** A route of Strapi before it is registered. */
export type Route = {
  method: string;
  path: string;
  config?: { policies?: unknown[]; middlewares?: unknown[] };
};

type Routers = Record<string, { routes: Route[] }>;

/** The error for a part of Strapi that an upgrade removed or renamed. */
export const missingInStrapi = (what: string) =>
  new Error(`Strapi no longer has ${what}: see docs/patches.md.`);

/** The routes of the panel or of a plugin; none if the panel is off. */
export const panelRoutes = (strapi: Core.Strapi, plugin?: string, router = "admin"): Route[] => {
  const { routes } = plugin === undefined ? strapi.admin : strapi.plugin(plugin);

  return (routes as unknown as Routers)[router]?.routes ?? [];
};

/**
 * One route, such as `POST /login`.
 *
 * @throws when an upgrade of Strapi removed or renamed it.
 */
export const findRoute = (routes: Route[], call: string): Route => {
  const found = routes.find(({ method, path }) => `${method} ${path}` === call);
  if (!found) throw missingInStrapi(`route ${call}`);

  return found;
};

/**
 * All routes of a router.
 *
 * @throws when there is none.
 */
export const findRoutes = (routes: Route[], router: string): Route[] => {
  if (routes.length === 0) throw missingInStrapi(`routes of ${router}`);

  return routes;
};

/** Adds a middleware before or after a route's own. */
export const guardRoute = (route: Route, guard: Middleware, place: "first" | "last" = "first") => {
  const own = route.config?.middlewares ?? [];
  const middlewares = place === "first" ? [guard, ...own] : [...own, guard];
  route.config = { ...route.config, middlewares };
};

/**
 * Adds middlewares to routes such as `POST /login`.
 *
 * @throws when an upgrade of Strapi removed or renamed one.
 */
export const guardRoutes = (
  routes: Route[],
  guards: Iterable<readonly [call: string, guard: Middleware]>,
  place?: "first" | "last",
) => {
  for (const [call, guard] of guards) guardRoute(findRoute(routes, call), guard, place);
};
