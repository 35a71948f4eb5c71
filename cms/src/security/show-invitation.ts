import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { adminUsers } from "../server/admin/users";

type User = { id: number; registrationToken?: string | null };
type SignedIn = { roles?: { code: string }[] };

/**
 * Adds the invitation to the answer about a person who has not accepted it, for super
 * administrators: the person's page then shows the link, which Strapi shows only once. Others could
 * accept an invitation to a role above their own.
 */
export const showInvitation =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    await next();
    const { roles = [] } = ctx.state.user as SignedIn;
    const { data } = (ctx.body ?? {}) as { data?: User };
    if (!data || !roles.some(({ code }) => code === "strapi-super-admin")) return;

    const user: User | null = await adminUsers(strapi).findOne({
      where: { id: data.id, isActive: false },
      select: ["registrationToken"],
    });
    if (user?.registrationToken) data.registrationToken = user.registrationToken;
  };
