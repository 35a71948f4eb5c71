import { randomBytes } from "node:crypto";

import type { Core } from "@strapi/strapi";

import { missing } from "../lib/strapi-routes";

type Credentials = { email: string; password: string };
type Auth = {
  checkCredentials: (credentials: Credentials) => Promise<[unknown, unknown, unknown?]>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
};

/**
 * Compares a password also for accounts that do not exist, or have none yet: the time of an
 * answer tells nobody which ones do.
 */
export const takeEqualTime = (strapi: Core.Strapi) => {
  const auth = strapi.service("admin::auth") as unknown as Auth;
  const check = auth.checkCredentials as Auth["checkCredentials"] | undefined;
  if (!check) throw missing("service admin::auth.checkCredentials");
  const decoy = auth.hashPassword(randomBytes(16).toString("hex"));

  auth.checkCredentials = async ({ email, password }) => {
    const user: { password?: string | null } | null = await strapi.db
      .query("admin::user")
      .findOne({ where: { email }, select: ["id", "password"] });
    if (!user?.password) await auth.validatePassword(password, await decoy);

    return check({ email, password });
  };
};
