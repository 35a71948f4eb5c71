import type { Core } from "@strapi/strapi";
import type { Context, Middleware } from "koa";

import type { AppContext } from "../app-context";

import { closeConnection, unavailable } from "./errors";

/** A route for anybody. */
export type PublicRoute = {
  method: "GET" | "POST";
  path: string;
  /** Its name in limits and metrics. */
  name: string;
  handler: (ctx: Context) => Promise<void>;
  /** The limit by IP, unless another is given. */
  limit?: Middleware;
};

/** Rejects new requests during shutdown; accepted ones are completed. */
const rejectDuringShutdown =
  (app: AppContext): Middleware =>
  async (_ctx, next) => {
    if (app.shuttingDown) {
      throw unavailable(
        "The service is restarting. Please try again in a moment.",
        closeConnection.headers,
      );
    }
    await next();
  };

/**
 * Adds public routes. They bypass Strapi's permissions, so nothing in the database opens or closes
 * them (docs/decisions/0006-open-routes.md). Guards belong to a route, not to a path, because Strapi
 * matches paths case-insensitively. Handlers read their own bodies.
 */
export const addPublicRoutes = (app: AppContext, routes: PublicRoute[]) =>
  app.strapi.server.routes({
    type: "content-api",
    routes: routes.map(({ method, path, name, handler, limit = app.limits.limitByIp(name) }) => ({
      method,
      // Strapi adds its prefix again.
      path: path.replace("/api", ""),
      handler,
      config: { auth: false, middlewares: [rejectDuringShutdown(app), limit] },
    })),
    // Strapi's type requires the `info` that Strapi adds.
  } as never);

/** Adds a route outside of /api without authentication, limits or other guards: the handler guards itself. */
export const addUnguardedRoute = (
  { server }: Pick<Core.Strapi, "server">,
  method: "GET" | "POST",
  path: string,
  handler: (ctx: Context) => Promise<void> | void,
) => server.routes([{ method, path, handler, config: { auth: false } }] as never);
