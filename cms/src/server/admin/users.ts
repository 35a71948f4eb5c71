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

/**
 * Marks the current request as one that an assistant sends for a person, who is its admin user.
 *
 * @param ability the permissions that the assistant has.
 */
export const actAsAssistant = (strapi: Core.Strapi, user: AdminUser, ability: object) => {
  const ctx = strapi.requestContext.get();
  if (!ctx) throw new Error("An assistant acts within a request.");
  Object.assign(ctx.state, { user, userAbility: ability, isAssistant: true });
};

/** The name of the current request's admin user, and whether an assistant sends it; null without one. */
export const currentName = (strapi: Core.Strapi): string | null => {
  const user = currentAdminUser(strapi);
  const name = user ? userName(user) : null;

  return name && isAssistant(strapi) ? `${name} with an assistant` : name;
};

/** True if an assistant sends the current request. */
export const isAssistant = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.isAssistant === true;

/** The admin user of the current request; undefined outside of requests. */
export const currentAdminUser = (strapi: Core.Strapi) =>
  strapi.requestContext.get()?.state.user as AdminUser | undefined;
