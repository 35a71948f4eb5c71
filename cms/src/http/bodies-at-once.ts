import type { Context, Middleware } from "koa";

import { visitorOf } from "./address";
import { closeConnection, HttpError } from "./errors";
import { hasBody } from "./route-bodies";

type Router = { match(path: string, method: string): { pathAndMethod: unknown[] } };

/** What one address may have in progress of bodies that are held in memory, in bytes. */
const mostBytes = 32 * 1024 * 1024;
/** What a body counts for that does not announce its length: the most that any route takes. */
const unannounced = 2 * 1024 * 1024;

/** What a body takes of the memory. Files do not count: each of them is written to the disk, or has a place of its own. */
const bytesOf = (ctx: Context): number =>
  ctx.is("multipart") ? 0 : Math.min(Number(ctx.get("Content-Length")) || unannounced, unannounced);

/**
 * Limits how many requests with a body one address has in progress, and how many bytes, so that
 * many unfinished ones from it take neither memory nor connections from others. A body that no
 * route reads ends its connection.
 *
 * @param most 0 switches the limits off.
 */
export const limitBodiesAtOnce = (router: Router, most: number): Middleware => {
  const running = new Map<string, { requests: number; bytes: number }>();

  return async (ctx, next) => {
    if (!hasBody(ctx)) return next();
    if (router.match(ctx.path, ctx.method).pathAndMethod.length === 0) {
      ctx.set("Connection", "close");
      return next();
    }

    const network = visitorOf(ctx);
    const own = running.get(network) ?? { requests: 0, bytes: 0 };
    const bytes = bytesOf(ctx);
    if (most > 0 && (own.requests >= most || own.bytes + bytes > mostBytes)) {
      throw new HttpError(429, "RateLimitError", "Too many requests at once from your connection", {
        headers: { "Retry-After": "1", ...closeConnection.headers },
      });
    }

    own.requests += 1;
    own.bytes += bytes;
    running.set(network, own);
    // Comes once the whole body has arrived or its connection has closed, whoever waits for it.
    ctx.req.once("close", () => {
      own.requests -= 1;
      own.bytes -= bytes;
      if (own.requests === 0) running.delete(network);
    });
    return next();
  };
};

export default (
  { most }: { most: number },
  { strapi }: { strapi: { server: { router: Router } } },
) => limitBodiesAtOnce(strapi.server.router, most);
