import type { Middleware } from "koa";

import { visitorOf } from "./address";
import { closeConnection, HttpError } from "./errors";
import { hasBody } from "./route-bodies";

type Router = { match(path: string, method: string): { pathAndMethod: unknown[] } };

/**
 * Limits how many requests with a body one address has in progress, so that many unfinished ones
 * from it take neither memory nor connections from others. A body that no route reads ends its
 * connection.
 *
 * @param most 0 switches the limit off.
 */
export const limitBodiesAtOnce = (router: Router, most: number): Middleware => {
  const running = new Map<string, number>();

  return async (ctx, next) => {
    if (!hasBody(ctx)) return next();
    if (router.match(ctx.path, ctx.method).pathAndMethod.length === 0) {
      ctx.set("Connection", "close");
      return next();
    }

    const visitor = visitorOf(ctx);
    const before = running.get(visitor) ?? 0;
    if (most > 0 && before >= most) {
      throw new HttpError(429, "RateLimitError", "Too many requests at once from your connection", {
        headers: { "Retry-After": "1", ...closeConnection.headers },
      });
    }

    running.set(visitor, before + 1);
    // Comes once the whole body has arrived or its connection has closed, whoever waits for it.
    ctx.req.once("close", () => {
      const left = (running.get(visitor) ?? 1) - 1;
      if (left > 0) running.set(visitor, left);
      else running.delete(visitor);
    });
    return next();
  };
};

export default (
  { most }: { most: number },
  { strapi }: { strapi: { server: { router: Router } } },
) => limitBodiesAtOnce(strapi.server.router, most);
