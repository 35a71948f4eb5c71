import type { Context, Middleware } from "koa";

import { HttpError } from "./errors";
import { proofHeader } from "./paths";

const safeMethods = ["GET", "HEAD", "OPTIONS"];
const preflightSeconds = 24 * 60 * 60;

/** The origins that may post: `siteOrigins` by CORS, `publicUrl` as the admin panel's own address. */
type Allowed = { siteOrigins: readonly string[]; publicUrl: string };

/** Whether the page that sent a request came from the very address it now calls. */
const isOwn = (origin: string, host: string, publicUrl: string): boolean => {
  if (publicUrl && origin === new URL(publicUrl).origin) return true;

  return URL.canParse(origin) && new URL(origin).host === host;
};

const allowSite = (ctx: Context, origin: string) => {
  ctx.set("Access-Control-Allow-Origin", origin);
  ctx.set("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
};

const answerPreflight = (ctx: Context, fromSite: boolean) => {
  if (fromSite) {
    ctx.set("Access-Control-Allow-Methods", "POST, GET");
    ctx.set("Access-Control-Allow-Headers", `Content-Type, Idempotency-Key, ${proofHeader}`);
    ctx.set("Access-Control-Max-Age", String(preflightSeconds));
  }
  ctx.status = 204;
};

/**
 * Lets pages of the listed origins post forms, without credentials (Fetch
 * standard, "CORS protocol"), and rejects what other origins' pages send. A
 * browser sends a simple cross-site POST without asking first, so withholding
 * the header alone would only hide the response, not prevent the write.
 *
 * @throws {HttpError} 403.
 */
export const restrictOrigins = ({ siteOrigins, publicUrl }: Allowed): Middleware => {
  return async (ctx, next) => {
    const origin = ctx.get("Origin");
    ctx.vary("Origin");
    // Strapi's own CORS middleware must be there, and sends "*" if there was no Origin.
    ctx.remove("Access-Control-Allow-Origin");

    const fromSite = siteOrigins.includes(origin);
    if (fromSite) allowSite(ctx, origin);
    if (ctx.method === "OPTIONS" && ctx.get("Access-Control-Request-Method")) {
      return answerPreflight(ctx, fromSite);
    }

    const crossSite = origin
      ? !fromSite && !isOwn(origin, ctx.host, publicUrl)
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
