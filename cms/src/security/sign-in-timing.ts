import { randomBytes } from "node:crypto";

import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import { adminUsers } from "../server/admin/users";

type Auth = {
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
};

/**
 * Verifies a decoy hash for accounts that do not exist or have no password yet, so that response
 * times do not reveal which accounts exist.
 */
export const equalizeSignInTiming = (strapi: Core.Strapi): Middleware => {
  const auth = strapi.service("admin::auth") as unknown as Auth;
  const decoy = auth.hashPassword(randomBytes(16).toString("hex"));

  return async (ctx, next) => {
    const { email, password } = (ctx.request as unknown as { body: Record<string, string> }).body;
    const user: { password?: string | null } | null = await adminUsers(strapi).findOne({
      where: { email: email?.toLowerCase() },
      select: ["id", "password"],
    });
    if (!user?.password) await auth.validatePassword(password ?? "", await decoy);

    await next();
  };
};
