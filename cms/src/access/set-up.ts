import type { Context, Middleware } from "koa";

import type { AppContext } from "../context";
import { HttpError } from "../http/errors";
import { setUpPath } from "../http/paths";
import { isSame } from "../lib/secrets";
import { addOpenRoute, findRoute, guardRoute, panelRoutes } from "../lib/strapi-routes";

const cookie = "set-up";
const header = "Set-Up-Token";

const isToken = ({ secrets }: AppContext, given: string) => isSame(given, secrets.setUp);

const requireToken =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    if (!isToken(app, ctx.get(header)) && !isToken(app, ctx.cookies.get(cookie) ?? "")) {
      throw new HttpError(
        403,
        "ForbiddenError",
        "Open the address that the content service printed when it started: it ends with a token that lets you create the first administrator.",
        { reason: "set_up" },
      );
    }
    await next();
  };

const admitToPanel = (app: AppContext) => async (ctx: Context) => {
  const { token } = ctx.query;
  if (typeof token === "string" && isToken(app, token)) {
    ctx.cookies.set(cookie, token, {
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

/**
 * Keeps the first administrator for whoever started the service: creating that account takes a
 * token, and Strapi lets nobody create a second one this way.
 */
export const protectSetUp = (app: AppContext) => {
  const { strapi } = app;
  guardRoute(findRoute(panelRoutes(strapi), "POST /register-admin"), requireToken(app));
  addOpenRoute(strapi, "GET", setUpPath, admitToPanel(app));
};

/** Prints where to create the first administrator, while there is none, at any CMS_LOG_LEVEL. */
export const announceSetUp = async ({ strapi, settings, secrets }: AppContext) => {
  const users = strapi.service("admin::user") as unknown as { exists(): Promise<boolean> };
  if (!settings.serveAdminPanel || (await users.exists())) return;

  const address = settings.publicUrl || `http://localhost:${settings.port}`;
  strapi.log[settings.logLevel === "error" ? "error" : "warn"](
    `There is no administrator yet. Create the first one at ${address}${setUpPath}?token=${secrets.setUp}`,
  );
};
