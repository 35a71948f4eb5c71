import { randomBytes } from "node:crypto";

import type { Core } from "@strapi/strapi";

import { missingInStrapi } from "../lib/strapi-routes";

type Credentials = { email: string; password: string };
type Auth = {
  checkCredentials: (credentials: Credentials) => Promise<[unknown, unknown, unknown?]>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
};

/**
 * Verifies a decoy hash for accounts that do not exist or have no password yet, so that response
 * times do not reveal which accounts exist.
 */
export const equalizeSignInTiming = (strapi: Core.Strapi) => {
  const auth = strapi.service("admin::auth") as unknown as Auth;
  const check = auth.checkCredentials as Auth["checkCredentials"] | undefined;
  if (!check) throw missingInStrapi("service admin::auth.checkCredentials");
  const decoy = auth.hashPassword(randomBytes(16).toString("hex"));

  auth.checkCredentials = async ({ email, password }) => {
    const user: { password?: string | null } | null = await strapi.db
      .query("admin::user")
      .findOne({ where: { email }, select: ["id", "password"] });
    if (!user?.password) await auth.validatePassword(password, await decoy);

    return check({ email, password });
  };
};
