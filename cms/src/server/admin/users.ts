import type { Core } from "@strapi/strapi";

/** A user of the panel. */
export type AdminUser = {
  id?: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string;
};

/** Queries of the panel's users. */
export const adminUsers = (strapi: Core.Strapi) => strapi.db.query("admin::user");

/** A user's name or email; null without either. */
export const userName = ({ firstname, lastname, username, email }: AdminUser): string | null =>
  [firstname, lastname].filter(Boolean).join(" ") || username || email || null;

/** The admin user of the current request; undefined outside of requests. */
export const currentAdminUser = (strapi: Core.Strapi) =>
  strapi.requestContext.get()?.state.user as AdminUser | undefined;
