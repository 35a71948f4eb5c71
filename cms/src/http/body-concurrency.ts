import type { Context, Middleware } from "koa";

import { clientNetwork } from "./ip";
import { closeConnection, HttpError } from "./errors";
import { hasBody } from "./route-bodies";

type Router = { match(path: string, method: string): { pathAndMethod: unknown[] } };

/** Bytes of bodies in memory that one client may have in progress. */
const maxBytes = 32 * 1024 * 1024;
/** Bytes counted for a body without Content-Length: the highest limit of all routes. */
const chunkedBodyBytes = 2 * 1024 * 1024;

/** Bytes of memory that a body may take. Files are written to disk or have a limit of their own. */
const bytesOf = (ctx: Context): number =>
  ctx.is("multipart")
    ? 0
    : Math.min(Number(ctx.get("Content-Length")) || chunkedBodyBytes, chunkedBodyBytes);

/**
 * Limits requests with a body in progress per client, by number and bytes, so that unfinished ones
 * exhaust neither memory nor connections. Closes the connection of a body that no route reads.
 *
 * @param maxConcurrent 0 switches the limits off.
 */
export const limitConcurrentBodies = (router: Router, maxConcurrent: number): Middleware => {
  const inFlight = new Map<string, { requests: number; bytes: number }>();

  return async (ctx, next) => {
    if (!hasBody(ctx)) return next();
    if (router.match(ctx.path, ctx.method).pathAndMethod.length === 0) {
      ctx.set("Connection", "close");
      return next();
    }

    const network = clientNetwork(ctx);
    const usage = inFlight.get(network) ?? { requests: 0, bytes: 0 };
    const bytes = bytesOf(ctx);
    if (maxConcurrent > 0 && (usage.requests >= maxConcurrent || usage.bytes + bytes > maxBytes)) {
      throw new HttpError(429, "RateLimitError", "Too many requests at once from your connection", {
        headers: { "Retry-After": "1", ...closeConnection.headers },
      });
    }

    usage.requests += 1;
    usage.bytes += bytes;
    inFlight.set(network, usage);
    // Emitted once the body has arrived or the connection has closed.
    ctx.req.once("close", () => {
      usage.requests -= 1;
      usage.bytes -= bytes;
      if (usage.requests === 0) inFlight.delete(network);
    });
    return next();
  };
};

export default (
  { maxConcurrent }: { maxConcurrent: number },
  { strapi }: { strapi: { server: { router: Router } } },
) => limitConcurrentBodies(strapi.server.router, maxConcurrent);
