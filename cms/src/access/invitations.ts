import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { HttpError } from "../http/errors";
import { findRoute, guardRoute, panelRoutes } from "../lib/strapi-routes";

/** What the panel asks with the token of an invitation alone: whatever is invalid there, it is the token. */
const asking = "GET /registration-info";
const accepting = "POST /register";
const strapisWords = "Invalid registration info";

const explain =
  (isAboutLink: (error: Error) => boolean): Middleware =>
  async (_ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof Error) || !isAboutLink(error)) throw error;

      throw new HttpError(
        400,
        "ValidationError",
        "This invitation has been used or is not valid any more. Sign in with your email and password, or ask your administrator for a new link.",
      );
    }
  };

/** Says what to do to whoever opens an invitation a second time, or one that was withdrawn. */
export const explainUsedInvitations = (strapi: Core.Strapi) => {
  const routes = panelRoutes(strapi);
  guardRoute(
    findRoute(routes, asking),
    explain(({ name }) => name === "ValidationError"),
  );
  guardRoute(
    findRoute(routes, accepting),
    explain(({ message }) => message === strapisWords),
  );
};
