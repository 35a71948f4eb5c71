import type { Core } from "@strapi/strapi";
import type { Context, Middleware } from "koa";

import { closeConnection, HttpError } from "./errors";
import { readJson } from "./json-body";

/** What somebody who is not signed in may send: an email address and a password. */
const strangersLimit = 4 * 1024;
const editorsLimit = 2 * 1024 * 1024;

type Route = {
  method: string;
  config?: { auth?: unknown; middlewares?: unknown[] };
  info?: { pluginName?: string };
};
type Routes = Route[] | { routes: Route[] };

/** Whether a request announces a body. */
export const hasBody = (ctx: Context) =>
  Number(ctx.get("Content-Length") || 0) > 0 || ctx.get("Transfer-Encoding") !== "";

const readBody =
  (limit: number, takesFiles: boolean): Middleware =>
  async (ctx, next) => {
    if (hasBody(ctx)) {
      if (!ctx.is("multipart")) {
        (ctx.request as { body?: unknown }).body = await readJson(ctx, limit);
      } else if (!takesFiles) {
        throw new HttpError(
          415,
          "UnsupportedMediaTypeError",
          "Files are not accepted here",
          closeConnection,
        );
      }
    }
    return next();
  };

/**
 * Reads bodies as JSON in the routes that are added from now on, after their rights:
 * Strapi's own parser reads them on every path, before it knows of routes or permissions,
 * and leaves files behind. The open routes, added before, read their own bodies; multipart
 * is read by the media library's routes.
 */
export const readBodiesAfterRights = (strapi: Core.Strapi) => {
  const server = strapi.server as unknown as { routes: (added: Routes) => unknown };
  const add = server.routes.bind(server);

  server.routes = (added) => {
    for (const route of Array.isArray(added) ? added : added.routes) {
      if (["GET", "HEAD"].includes(route.method)) continue;
      const { auth, middlewares = [] } = route.config ?? {};
      const limit = auth === false ? strangersLimit : editorsLimit;
      const read = readBody(limit, route.info?.pluginName === "upload");
      route.config = { ...route.config, middlewares: [read, ...middlewares] };
    }

    return add(added);
  };
};
