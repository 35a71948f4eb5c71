import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { HttpError } from "./errors";

/** What Strapi makes is hexadecimal. A session's token is a JWT; without one, the panel sends "null". */
const isAdminToken = (authorization: string) => /^Bearer\s+[0-9a-f]{64,}$/i.test(authorization);

/**
 * Refuses the tokens of assistants on the panel's routes: many of these ask for a session alone, such as the
 * one that changes a user's email. Call it before routes are added: it guards those that follow.
 *
 * @throws {HttpError} 401, in requests.
 */
export const refuseAdminTokens = (strapi: Core.Strapi) => {
  const refuse: Middleware = (ctx, next) => {
    if (!isAdminToken(ctx.get("Authorization"))) return next();

    throw new HttpError(
      401,
      "UnauthorizedError",
      "The panel's routes take no token of an assistant",
    );
  };
  strapi.server.api("admin").use(refuse);
};
