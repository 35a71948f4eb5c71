import type { Context } from "koa";

import type { AppContext } from "../server/app-context";
import { addUnguardedRoute } from "../server/http/routes";

import type { PublicSettings } from "./types";

/**
 * Adds GET /public-settings for the panel, also before sign-in: the agency's public name from the Site record,
 * the site's address, and what is set up: email, and assistants.
 */
export const addPublicSettingsRoute = ({ strapi, settings }: AppContext) => {
  const [siteUrl = ""] = settings.siteOrigins;
  const { assistants } = settings;
  const sendsEmail = Boolean(settings.mail.server);
  const handler = async (ctx: Context) => {
    const site = await strapi.documents("api::site.site").findFirst({
      status: "published",
      fields: ["name"],
    });
    ctx.body = {
      name: site?.name ?? null,
      siteUrl,
      sendsEmail,
      assistants,
    } satisfies PublicSettings;
  };

  addUnguardedRoute(strapi, "GET", "/public-settings", handler);
};
