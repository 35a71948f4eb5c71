import type { Core } from "@strapi/strapi";
import type { Context, Middleware } from "koa";

import { closeConnection, HttpError } from "./errors";
import { readJson } from "./json-body";
import { isOpenPath } from "./paths";

const editorsLimit = 2 * 1024 * 1024;

type Layer = { path: string; methods: string[] };
type Router = { match(path: string, method: string): { pathAndMethod: Layer[] } };

const hasBody = (ctx: Context) =>
  Number(ctx.get("Content-Length") || 0) > 0 || ctx.get("Transfer-Encoding") !== "";

/**
 * Reads bodies only for routes that use them: Strapi's own parser reads them on
 * every path, before it knows of routes or permissions, and leaves files behind.
 * The open routes read their own bodies, after their own limits; multipart is
 * read by the media library's routes, after its permissions.
 */
export const readBodiesOfRoutes =
  (router: Router): Middleware =>
  async (ctx, next) => {
    if (!hasBody(ctx)) return next();

    const matched = router.match(ctx.path, ctx.method).pathAndMethod;
    if (matched.length === 0) {
      // No route will read it, so the connection ends with the response.
      ctx.set("Connection", "close");
      return next();
    }
    if (matched.some(({ path }) => isOpenPath(path))) return next();

    if (ctx.is("multipart")) {
      if (matched.some(({ path }) => path.startsWith("/upload"))) return next();

      throw new HttpError(
        415,
        "UnsupportedMediaTypeError",
        "Files are not accepted here",
        closeConnection,
      );
    }

    (ctx.request as { body?: unknown }).body = await readJson(ctx, editorsLimit);
    return next();
  };

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware =>
  readBodiesOfRoutes(strapi.server.router);
