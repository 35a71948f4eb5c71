import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { AppContext } from "../server/app-context";
import { mayReadAllContent } from "../content/model/content-types";
import { addUnguardedRoute } from "../server/http/routes";
import { mayRead } from "../server/admin/rights";

import { readLink } from "./client-links/links";
import { verifySessionCheck, type Viewer } from "./ticket";

/** The id of the session in which the panel sends the present request. */
export const currentSession = (strapi: Core.Strapi): string | undefined =>
  strapi.requestContext.get()?.state.session?.id;

/** True if a session is open and its user may still read the type and all content. */
const isOpen = async ({ strapi }: AppContext, { session, uid }: Viewer): Promise<boolean> => {
  const find = (sessionId: string) =>
    strapi.db.query("admin::session").findOne({
      where: { sessionId, origin: "admin", absoluteExpiresAt: { $gt: new Date() } },
    });
  let row = await find(session);
  // A refreshed session continues in its child.
  while (row?.childId) row = await find(row.childId);
  if (!row || new Date(row.expiresAt) <= new Date()) return false;

  const where = { id: Number(row.userId), isActive: true };
  const user = await strapi.db.query("admin::user").findOne({ where, populate: ["roles"] });
  if (!user || user.blocked) return false;
  const ability = await strapi.service("admin::permission").engine.generateUserAbility(user);

  return mayRead(ability, uid) && mayReadAllContent(strapi, ability);
};

/** Adds the route by which the preview server checks sessions and links: `{ open: boolean }`, with the record of a link. */
export const addPreviewSessionRoute = (app: AppContext) => {
  const { preview } = app.settings;
  if (!preview) return;

  const handler = async (ctx: Context) => {
    const checked = verifySessionCheck(preview.secret, ctx.get("Authorization"));
    if (checked?.link) {
      ctx.body = await readLink(app.strapi, checked.link);
      return;
    }
    if (!checked?.session)
      throw new errors.UnauthorizedError("Sign this request with PREVIEW_SECRET");
    ctx.body = { open: await isOpen(app, checked as Viewer) };
  };
  addUnguardedRoute(app.strapi, "GET", "/api/preview-session", handler);
};
