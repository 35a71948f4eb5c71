import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { createPing } from "../database/ping";
import { isDatabaseUnavailable, isInvalidValue, isUnknownColumn } from "../database/unavailable";
import { HttpError, tryAgainMessage, unavailable } from "../http/errors";

const pingIntervalMs = 500;

/** Fails a request once PostgreSQL stops answering pings, instead of letting it hang. */
const whileReachable = (databaseUrl: string): Middleware => {
  const ping = createPing(databaseUrl);

  return async (_ctx, next) => {
    await ping();
    let timer: NodeJS.Timeout | undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => void ping().catch(reject), pingIntervalMs);
    });
    try {
      await Promise.race([next(), lost]);
    } finally {
      clearInterval(timer);
    }
  };
};

/**
 * Responds 400 to a value or a field that the database rejects, and 503 with Retry-After while the database
 * is unavailable. PostgreSQL is also pinged, because it may accept connections and hang.
 */
export default (
  { databaseUrl }: { databaseUrl: string | undefined },
  { strapi }: { strapi: Core.Strapi },
): Middleware => {
  // Strapi turns some database errors into responses of its own, for example at sign-in.
  const databaseErrors = new WeakMap<object, Error>();
  strapi.db.connection.on("query-error", (error: Error) => {
    const ctx = strapi.requestContext.get();
    if (ctx && isDatabaseUnavailable(error)) databaseErrors.set(ctx, error);
  });
  const run: Middleware = databaseUrl ? whileReachable(databaseUrl) : (_ctx, next) => next();

  return async (ctx, next) => {
    if (ctx.path.startsWith("/_health")) return next();
    try {
      await run(ctx, next);
      const error = databaseErrors.get(ctx);
      if (error && ctx.status >= 500) throw error;
    } catch (error) {
      if (isInvalidValue(error)) {
        throw new HttpError(
          400,
          "ValidationError",
          "A value in this request does not match its field's type",
        );
      }
      // Strapi takes any attribute for a column, also a relation.
      if (ctx.querystring && isUnknownColumn(error)) {
        throw new HttpError(400, "ValidationError", "The query names a field that is not stored");
      }
      if (!isDatabaseUnavailable(error)) throw error;

      strapi.log.error(`The database is unavailable: ${error.message}`);
      throw unavailable(tryAgainMessage);
    }
  };
};
