import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { readSettings } from "../settings";

const safeMethods = ["GET", "HEAD", "OPTIONS"];
const preflightSeconds = 24 * 60 * 60;

/** Whether the page that sent a request was served from the very address it now calls. */
const isOwn = (origin: string, host: string, publicUrl: string): boolean => {
  if (publicUrl && origin === new URL(publicUrl).origin) return true;

  return URL.canParse(origin) && new URL(origin).host === host;
};

/**
 * Lets pages of the listed origins post forms, without credentials (Fetch
 * standard, "CORS protocol"), and refuses what other origins' pages send. A browser
 * sends a simple cross-site POST without asking first, so withholding the
 * header alone would only hide the answer, not prevent the write.
 */
export const guardOrigins = (siteOrigins: readonly string[], publicUrl: string): Middleware => {
  return async (ctx, next) => {
    const origin = ctx.get("Origin");
    ctx.vary("Origin");
    // Strapi's own CORS middleware must be there, and answers "*" where no Origin was sent.
    ctx.remove("Access-Control-Allow-Origin");

    const fromSite = siteOrigins.includes(origin);
    if (fromSite) {
      ctx.set("Access-Control-Allow-Origin", origin);
      ctx.set("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
    }

    if (ctx.method === "OPTIONS" && ctx.get("Access-Control-Request-Method")) {
      if (fromSite) {
        ctx.set("Access-Control-Allow-Methods", "POST, GET");
        ctx.set("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
        ctx.set("Access-Control-Max-Age", String(preflightSeconds));
      }
      ctx.status = 204;
      return;
    }

    const crossSite = origin
      ? !fromSite && !isOwn(origin, ctx.host, publicUrl)
      : ctx.get("Sec-Fetch-Site") === "cross-site";
    if (crossSite && !safeMethods.includes(ctx.method)) {
      ctx.status = 403;
      ctx.body = {
        data: null,
        error: {
          status: 403,
          name: "ForbiddenError",
          message: "This page may not send anything here",
          details: {},
        },
      };
      return;
    }

    await next();
  };
};

export default (_config: unknown, _: { strapi: Core.Strapi }) => {
  const { siteOrigins, publicUrl } = readSettings(process.env);

  return guardOrigins(siteOrigins, publicUrl);
};
