import type { Core } from "@strapi/strapi";
import type { Context, Middleware } from "koa";

import { closeConnection, HttpError } from "./errors";
import { readJson } from "./json-body";

/** Maximum bytes of an anonymous body: an email address and a password. */
const anonymousLimit = 4 * 1024;
const signedInLimit = 2 * 1024 * 1024;

type Route = {
  method: string;
  config?: { auth?: unknown; middlewares?: unknown[] };
  info?: { pluginName?: string };
};
type Routes = Route[] | { routes: Route[] };

/** True if a request announces a body. */
const hasBody = (ctx: Context) =>
  Number(ctx.get("Content-Length") || 0) > 0 || ctx.get("Transfer-Encoding") !== "";

const parseBody =
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
 * Parses JSON after authorization in every route added after this call. Strapi's own parser reads
 * bodies on every path before authorization, and leaves temporary files. Public routes, added
 * before, and the media library's routes read their own bodies.
 */
export const parseBodiesAfterAuth = (strapi: Core.Strapi) => {
  const server = strapi.server as unknown as { routes: (added: Routes) => unknown };
  const add = server.routes.bind(server);

  server.routes = (added) => {
    for (const route of Array.isArray(added) ? added : added.routes) {
      if (["GET", "HEAD"].includes(route.method)) continue;
      const { auth, middlewares = [] } = route.config ?? {};
      const limit = auth === false ? anonymousLimit : signedInLimit;
      const parse = parseBody(limit, route.info?.pluginName === "upload");
      route.config = { ...route.config, middlewares: [parse, ...middlewares] };
    }

    return add(added);
  };
};
