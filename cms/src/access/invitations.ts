import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { HttpError } from "../http/errors";
import { findRoute, guardRoute, panelRoutes } from "../lib/strapi-routes";

/** The request has only the invitation's token, so any validation error is about the token. */
const readInvitation = "GET /registration-info";
const acceptInvitation = "POST /register";
const strapiMessage = "Invalid registration info";

const explain =
  (isInvalidInvitation: (error: Error) => boolean): Middleware =>
  async (_ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof Error) || !isInvalidInvitation(error)) throw error;

      throw new HttpError(
        400,
        "ValidationError",
        "This invitation has been used or is no longer valid. Sign in with your email and password, or ask your administrator for a new link.",
      );
    }
  };

/** Explains how to proceed when an invitation was used or withdrawn. */
export const explainUsedInvitations = (strapi: Core.Strapi) => {
  const routes = panelRoutes(strapi);
  guardRoute(
    findRoute(routes, readInvitation),
    explain(({ name }) => name === "ValidationError"),
  );
  guardRoute(
    findRoute(routes, acceptInvitation),
    explain(({ message }) => message === strapiMessage),
  );
};
