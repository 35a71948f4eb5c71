import type { Context, Middleware } from "koa";

import type { AppContext } from "../server/app-context";
import { HttpError } from "../server/http/errors";
import { setupPath } from "../server/http/endpoints";
import { safeEqual } from "../common/secrets";
import { adminUsers } from "../server/admin/users";
import { addUnguardedRoute } from "../server/http/routes";

const cookieName = "set-up";
const headerName = "Set-Up-Token";

const isSetupToken = ({ secrets }: AppContext, given: string) =>
  safeEqual(given, secrets.setupToken);

/**
 * Requires the token of the startup log to create the first administrator. Strapi rejects a second
 * one on this route.
 */
export const requireSetupToken =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    if (
      !isSetupToken(app, ctx.get(headerName)) &&
      !isSetupToken(app, ctx.cookies.get(cookieName) ?? "")
    ) {
      throw new HttpError(
        403,
        "ForbiddenError",
        "Open the setup URL from the startup log: its token lets you create the first administrator.",
        { reason: "set_up" },
      );
    }
    await next();
  };

const openPanel = (app: AppContext) => async (ctx: Context) => {
  const { token } = ctx.query;
  if (typeof token === "string" && isSetupToken(app, token)) {
    ctx.cookies.set(cookieName, token, {
      maxAge: 60 * 60 * 1000,
      path: "/admin",
      httpOnly: true,
      sameSite: "strict",
      secure: ctx.secure,
      signed: false,
    });
  }
  ctx.redirect("/admin");
};

/** Adds the route that keeps the token in a cookie and opens the panel. */
export const addSetupRoute = (app: AppContext) =>
  addUnguardedRoute(app.strapi, "GET", setupPath, openPanel(app));

/** Logs the setup URL at any CMS_LOG_LEVEL while there is no administrator. */
export const logSetupUrl = async ({ strapi, settings, secrets }: AppContext) => {
  if (!settings.serveAdminPanel || (await adminUsers(strapi).count()) > 0) return;

  const origin = settings.publicUrl || `http://localhost:${settings.port}`;
  strapi.log[settings.logLevel === "error" ? "error" : "warn"](
    `There is no administrator yet. Create the first one at ${origin}${setupPath}?token=${secrets.setupToken}`,
  );
};
