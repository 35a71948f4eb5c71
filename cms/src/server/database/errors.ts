import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { tryAgainMessage, unavailable, validationError } from "../http/errors";
import { isDatabaseUnavailable } from "./unavailable";

type DatabaseError = { code?: unknown; message?: string };

/** True if PostgreSQL rejected a value, such as text for an id or a number out of range. */
const isInvalidValue = ({ code }: DatabaseError) => code === "22P02" || code === "22003";

/** True if a statement names a column that its table does not have. */
const isUnknownColumn = ({ code, message = "" }: DatabaseError) =>
  code === "42703" || (code === "SQLITE_ERROR" && message.includes("no such column"));

/**
 * Translates database errors into HTTP errors: 400 for a value or a field that the database rejects,
 * and 503 with Retry-After while the database is unavailable. A database that hangs counts, too:
 * config/database.ts has the timeouts.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  // Strapi turns some database errors into responses of its own, for example at sign-in.
  const unavailableErrors = new WeakMap<object, Error>();
  strapi.db.connection.on("query-error", (error: Error) => {
    const ctx = strapi.requestContext.get();
    if (ctx && isDatabaseUnavailable(error)) unavailableErrors.set(ctx, error);
  });

  return async (ctx, next) => {
    // `/_health/ready` responds 503 itself; here, each poll would log an error.
    if (ctx.path.startsWith("/_health")) return next();
    try {
      await next();
      const error = unavailableErrors.get(ctx);
      if (error && ctx.status >= 500) throw error;
    } catch (error) {
      if (isInvalidValue(error as DatabaseError)) {
        throw validationError("A value in this request does not match its field's type");
      }
      // Strapi takes any attribute for a column, also a relation.
      if (ctx.querystring && isUnknownColumn(error as DatabaseError)) {
        throw validationError("The query names a field that is not stored");
      }
      if (!isDatabaseUnavailable(error)) throw error;

      strapi.log.error(`The database is unavailable: ${error.message}`);
      throw unavailable(tryAgainMessage);
    }
  };
};
