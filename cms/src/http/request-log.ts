import { randomUUID } from "node:crypto";

import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

type Log = { http(message: string, fields: object): void };

/** What guards and Strapi's sign-in leave about a request. */
type Known = {
  route?: { path?: string };
  /** Why it was refused, in a word. */
  refusal?: string;
  /** For whom somebody tries to sign in, as a key that names nobody. */
  account?: string;
  /** Who is signed in to the panel. */
  user?: { id?: number };
};

/**
 * Gives each request an id, in the response's `X-Request-Id` and in the log, and
 * logs one line without personal data, but for the number of who is signed in to the panel: the route instead of the address that
 * was called (which may carry a query or a signature), no IP address, no body.
 * An id that came with the request is kept only from a proxy of our own.
 */
export const logRequests =
  (log: Log, trustProxy: boolean): Middleware =>
  async (ctx, next) => {
    const start = performance.now();
    const given = ctx.get("X-Request-Id");
    const id = trustProxy && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    ctx.set("X-Request-Id", id);
    ctx.state.requestId = id;

    try {
      await next();
    } finally {
      const { route, refusal, account, user } = ctx.state as Known;

      log.http("request", {
        id,
        method: ctx.method,
        route: route?.path ?? "none",
        status: ctx.status,
        ms: Math.round(performance.now() - start),
        ...(refusal && { refusal }),
        ...(account && { account }),
        ...(user?.id && { person: user.id }),
      });
    }
  };

export default ({ trustProxy }: { trustProxy: boolean }, { strapi }: { strapi: Core.Strapi }) =>
  logRequests(strapi.log, trustProxy);
