import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { AppContext } from "../context";

import { readCheck, type Shown } from "./ticket";

/** A renewed session is `rotated`, and names the one in its place. */
type Row = { userId: string; childId?: string; status: string } & Record<
  "expiresAt" | "absoluteExpiresAt",
  string | Date
>;

/** Whether a session of the panel is open, and its person may still read the type. */
const isOpen = async ({ strapi }: AppContext, { session, uid }: Pick<Shown, "session" | "uid">) => {
  const find = (sessionId: string): Promise<Row | null> =>
    strapi.db.query("admin::session").findOne({ where: { sessionId, origin: "admin" } });
  let row = await find(session);
  while (row?.childId) row = await find(row.childId);
  if (row?.status !== "active") return false;
  if ([row.expiresAt, row.absoluteExpiresAt].some((end) => new Date(end) <= new Date())) {
    return false;
  }
  const user = await strapi.db
    .query("admin::user")
    .findOne({ where: { id: Number(row.userId) }, populate: ["roles"] });
  if (!user?.isActive || user.blocked) return false;
  const ability = await strapi.service("admin::permission").engine.generateUserAbility(user);

  return Boolean(ability.can("plugin::content-manager.explorer.read", uid));
};

/** Adds the route on which the draft server asks whether a preview may go on: `{ open: boolean }`. */
export const addPreviewSessionRoute = (app: AppContext) => {
  const { preview } = app.settings;
  if (!preview) return;

  const handler = async (ctx: Context) => {
    const asked = readCheck(preview.secret, ctx.get("Authorization"));
    if (!asked) throw new errors.UnauthorizedError("Sign this request with PREVIEW_SECRET");
    ctx.body = { open: await isOpen(app, asked) };
  };
  app.strapi.server.routes([
    { method: "GET", path: "/api/preview-session", handler, config: { auth: false } },
  ] as never);
};
