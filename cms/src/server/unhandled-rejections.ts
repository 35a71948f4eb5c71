import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

import { errorBody, tryAgainMessage, unavailable } from "./http/errors";

const respond = ({ res }: Context) => {
  if (res.headersSent) return;
  const error = unavailable(tryAgainMessage);
  res.writeHead(error.status, { "Content-Type": "application/json", ...error.headers });
  res.end(JSON.stringify(errorBody(error)));
};

/**
 * Keeps the service running when a request causes an unhandled rejection, as Strapi does where it
 * checks several fields at once: logs the error and responds 503. Other unhandled rejections end
 * the process, as in Node.
 *
 * @returns a function that removes the listener.
 */
export const handleRejections = (strapi: Core.Strapi) => {
  const onRejection = (error: unknown) => {
    const ctx = strapi.requestContext.get();
    if (!ctx) throw error;
    const { message } = error instanceof Error ? error : { message: String(error) };
    strapi.log.error(`Unhandled rejection in ${ctx.method} ${ctx.path}: ${message}`);
    respond(ctx);
  };
  process.on("unhandledRejection", onRejection);

  return () => process.off("unhandledRejection", onRejection);
};
