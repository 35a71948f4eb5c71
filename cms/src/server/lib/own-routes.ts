import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

import type { Ability } from "./panel-rights";

/** Adds a route without authentication; the handler guards itself. */
export const addPublicRoute = (
  { server }: Pick<Core.Strapi, "server">,
  method: "GET" | "POST",
  path: string,
  handler: (ctx: Context) => Promise<void> | void,
) => server.routes([{ method, path, handler, config: { auth: false } }] as never);

/**
 * Adds a route for admin users, of GET by default; anonymous requests get 401.
 *
 * @param path starts with a slash.
 * @param respond returns the body for the user's permissions; it may set headers.
 */
export const addPanelRoute = (
  { server }: Core.Strapi,
  path: string,
  respond: (ability: Ability, ctx: Context) => Promise<object>,
  method: "GET" | "POST" = "GET",
) =>
  server.routes({
    type: "admin",
    prefix: path,
    routes: [
      {
        method,
        path: "/",
        handler: async (ctx: Context) => {
          ctx.body = await respond((ctx.state as { userAbility: Ability }).userAbility, ctx);
        },
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
    ],
  } as never);
