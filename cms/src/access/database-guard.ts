import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { createPing } from "../database/ping";
import { isDatabaseUnavailable, isUnreadableValue } from "../database/unavailable";
import { HttpError, tryAgain, unavailable } from "../http/errors";

const askEveryMs = 500;

/** Runs a request only as long as the database answers: one that hangs would keep all of them waiting. */
const whileAnswering = (databaseUrl: string): Middleware => {
  const ping = createPing(databaseUrl);

  return async (_ctx, next) => {
    await ping();
    let timer: NodeJS.Timeout | undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => void ping().catch(reject), askEveryMs);
    });
    try {
      await Promise.race([next(), lost]);
    } finally {
      clearInterval(timer);
    }
  };
};

/**
 * Responds 400 to a value that the database cannot read, and 503 while it is unavailable: the
 * visitor may try again. PostgreSQL may also be there and hang; SQLite is a file.
 */
export default (
  { databaseUrl }: { databaseUrl: string | undefined },
  { strapi }: { strapi: Core.Strapi },
): Middleware => {
  // Strapi answers some failures itself, such as those of the sign-in, with a status of its own.
  const failed = new WeakMap<object, Error>();
  strapi.db.connection.on("query-error", (error: Error) => {
    const ctx = strapi.requestContext.get();
    if (ctx && isDatabaseUnavailable(error)) failed.set(ctx, error);
  });
  const run: Middleware = databaseUrl ? whileAnswering(databaseUrl) : (_ctx, next) => next();

  return async (ctx, next) => {
    if (ctx.path.startsWith("/_health")) return next();
    try {
      await run(ctx, next);
      const error = failed.get(ctx);
      if (error && ctx.status >= 500) throw error;
    } catch (error) {
      if (isUnreadableValue(error)) {
        throw new HttpError(
          400,
          "ValidationError",
          "A value in this request is not of its field's type",
        );
      }
      if (!isDatabaseUnavailable(error)) throw error;

      strapi.log.error(`The database is unavailable: ${error.message}`);
      throw unavailable(tryAgain);
    }
  };
};
