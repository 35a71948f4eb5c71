import type { Context } from "koa";

import type { Ability } from "../admin/rights";
import type { AppContext } from "../app-context";

/** A method and the path of a route, such as `GET /versions/:uid/:documentId`. */
type PanelCall = `${"GET" | "POST"} /${string}`;

/** A route for admin users; anonymous requests get 401. */
export type PanelRoute<Response extends object = object> = {
  /** The permission that it requires. Without one, `respond` decides. */
  right?: string;
  /** The query parameters that it accepts; no others reach it. */
  query?: readonly string[];
  /** Returns the body for the user's permissions; it may set headers. */
  respond: (ability: Ability, ctx: Context) => Promise<Response>;
};

/** All routes of a capability, with the responses that its `types.ts` lists. */
export type PanelRoutes<Responses> = {
  [Call in keyof Responses & PanelCall]: PanelRoute<Responses[Call] & object>;
};

const addRoute = ({ strapi, panelQueries }: AppContext, call: string, route: PanelRoute) => {
  const [method, path = ""] = call.split(" ");
  panelQueries.set(path, route.query ?? []);
  strapi.server.routes({
    type: "admin",
    // Without a prefix, Strapi puts the routes under /admin.
    prefix: path,
    routes: [
      {
        method,
        path: "/",
        handler: async (ctx: Context) => {
          ctx.body = await route.respond((ctx.state as { userAbility: Ability }).userAbility, ctx);
        },
        config: {
          policies: [
            "admin::isAuthenticatedAdmin",
            ...(route.right
              ? [{ name: "admin::hasPermissions", config: { actions: [route.right] } }]
              : []),
          ],
        },
      },
    ],
  } as never);
};

/** Adds the routes of a capability for the panel. */
export const addPanelRoutes = <Responses>(app: AppContext, routes: PanelRoutes<Responses>) => {
  for (const [call, route] of Object.entries<PanelRoute>(routes)) addRoute(app, call, route);
};
