import type { Middleware } from "koa";

import { HttpError } from "../server/http/errors";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** The origins that may post: `siteOrigins` by CORS, `publicUrl` as the panel's own origin. */
type Allowed = { siteOrigins: readonly string[]; publicUrl: string };

/** True if a request comes from a page of this service. */
const isOwnOrigin = (origin: string, host: string, publicUrl: string): boolean => {
  if (publicUrl && origin === new URL(publicUrl).origin) return true;

  return URL.canParse(origin) && new URL(origin).host === host;
};

/**
 * Rejects requests that change something from pages of other origins. Browsers send a simple
 * cross-site POST without a preflight, so `strapi::cors` hides the response but permits the write.
 *
 * @throws {HttpError} 403.
 */
export const restrictOrigins = ({ siteOrigins, publicUrl }: Allowed): Middleware => {
  return async (ctx, next) => {
    const origin = ctx.get("Origin");
    // strapi::cors sends "*" if there was no Origin.
    if (!origin) ctx.remove("Access-Control-Allow-Origin");

    const crossSite = origin
      ? !siteOrigins.includes(origin) && !isOwnOrigin(origin, ctx.host, publicUrl)
      : ctx.get("Sec-Fetch-Site") === "cross-site";
    if (crossSite && !safeMethods.includes(ctx.method)) {
      throw new HttpError(403, "ForbiddenError", "Requests from this origin are not allowed", {
        reason: "origin",
      });
    }

    await next();
  };
};

export default (allowed: Allowed) => restrictOrigins(allowed);
