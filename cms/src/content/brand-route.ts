import type { Context } from "koa";

import type { Core } from "@strapi/strapi";

import { addUnguardedRoute } from "../server/http/routes";

/**
 * Adds GET /brand for the panel, also before sign-in: the agency's public name from the Site record,
 * the site's address, and whether the CMS sends email.
 */
export const addBrandRoute = (strapi: Core.Strapi, siteUrl: string, sendsEmail: boolean) => {
  const handler = async (ctx: Context) => {
    const site = await strapi.documents("api::site.site").findFirst({
      status: "published",
      fields: ["name"],
    });
    ctx.body = { name: site?.name ?? null, siteUrl, sendsEmail };
  };

  addUnguardedRoute(strapi, "GET", "/brand", handler);
};
