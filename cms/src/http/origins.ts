import type { Middleware } from "koa";

import { HttpError } from "./errors";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** The origins that may post: `siteOrigins` by CORS, `publicUrl` as the admin panel's own address. */
type Allowed = { siteOrigins: readonly string[]; publicUrl: string };

/** Whether the page that sent a request came from the very address it now calls. */
const isOwn = (origin: string, host: string, publicUrl: string): boolean => {
  if (publicUrl && origin === new URL(publicUrl).origin) return true;

  return URL.canParse(origin) && new URL(origin).host === host;
};

/**
 * Rejects what pages of other origins send. A browser sends a simple cross-site POST without
 * asking first, so that `strapi::cors` would only hide the response, not prevent the write.
 *
 * @throws {HttpError} 403.
 */
export const restrictOrigins = ({ siteOrigins, publicUrl }: Allowed): Middleware => {
  return async (ctx, next) => {
    const origin = ctx.get("Origin");
    // strapi::cors sends "*" if there was no Origin.
    if (!origin) ctx.remove("Access-Control-Allow-Origin");

    const crossSite = origin
      ? !siteOrigins.includes(origin) && !isOwn(origin, ctx.host, publicUrl)
      : ctx.get("Sec-Fetch-Site") === "cross-site";
    if (crossSite && !safeMethods.includes(ctx.method)) {
      throw new HttpError(403, "ForbiddenError", "This page may not send anything here", {
        reason: "origin",
      });
    }

    await next();
  };
};

export default (allowed: Allowed) => restrictOrigins(allowed);
