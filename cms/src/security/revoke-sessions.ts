import type { Core } from "@strapi/strapi";

type Update = { data?: { password?: unknown; isActive?: unknown } };

/**
 * Revokes all sessions of an admin user whose password changes or who is deactivated. Strapi
 * doesn't: old sessions survive an administrator's password reset, and work again once the user is
 * reactivated.
 */
export const revokeSessionsOnChange = (strapi: Core.Strapi) =>
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    async afterUpdate({ params, result }) {
      const { data } = params as Update;
      const { id } = (result ?? {}) as { id?: number };
      if (id === undefined || (!data?.password && data?.isActive !== false)) return;
      await strapi.sessionManager("admin").invalidateRefreshToken(String(id));
    },
  });
