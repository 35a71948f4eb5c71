import type { Core } from "@strapi/strapi";
import type { Context, Middleware } from "koa";

import { isOpenPath } from "./paths";
import { readJson } from "./json-body";
import { answerRefusals, Refusal } from "./errors";

const editorsLimit = 2 * 1024 * 1024;

type Layer = { path: string; methods: string[] };
type Router = { match(path: string, method: string): { pathAndMethod: Layer[] } };

const hasBody = (ctx: Context) =>
  Number(ctx.get("Content-Length") || 0) > 0 || ctx.get("Transfer-Encoding") !== "";

/**
 * Reads bodies only where a route will ask for them: Strapi's own parser reads
 * them on every path, before it knows of routes or rights, and leaves files
 * behind. The forms and the guarded upload read their own bodies, after their
 * own limits; multipart is read by the media library's routes, after its rights.
 */
export const readBodiesOfRoutes =
  (router: Router): Middleware =>
  async (ctx, next) => {
    if (!hasBody(ctx)) return next();

    const matched = router.match(ctx.path, ctx.method).pathAndMethod;
    if (matched.length === 0) return refuseUnread(ctx, next);
    if (matched.some(({ path }) => isOpenPath(path))) return next();

    if (ctx.is("multipart")) {
      if (!matched.some(({ path }) => path.startsWith("/upload"))) {
        throw new Refusal(
          415,
          "UnsupportedMediaTypeError",
          "Files are not taken here",
          {},
          {
            Connection: "close",
          },
        );
      }

      return next();
    }

    (ctx.request as { body?: unknown }).body = await readJson(ctx, editorsLimit);
    return next();
  };

/** What nobody serves is not read either: the connection ends with the answer. */
const refuseUnread: Middleware = async (ctx, next) => {
  ctx.set("Connection", "close");
  await next();
};

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  const read = readBodiesOfRoutes(strapi.server.router);

  return (ctx, next) => answerRefusals(ctx, () => read(ctx, next));
};
