import { randomUUID } from "node:crypto";

import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

type Log = { http(message: string, fields: object): void };

/** Facts that guards and Strapi's sign-in set on a request. */
type RequestState = {
  route?: { path?: string };
  /** Reason of a rejection, as in the metrics. */
  refusal?: string;
  /** Hash of the email of a sign-in. */
  account?: string;
  /** The admin user. */
  user?: { id?: number };
};

/**
 * Gives each request an id, in the response's `X-Request-Id` and in the log, and logs one line. It
 * has the route instead of the URL, which may contain a signature, and no IP or body; the only
 * personal data is the admin user's id. A request's own id is kept only behind a trusted proxy.
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
      const { route, refusal, account, user } = ctx.state as RequestState;

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
