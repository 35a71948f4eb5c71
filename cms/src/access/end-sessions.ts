import type { Core } from "@strapi/strapi";

type Update = { data?: { password?: unknown; isActive?: unknown } };

/**
 * Ends all sessions of an account of the panel that gets another password, or that an
 * administrator switches off: Strapi would let them go on when it is switched on again, or
 * after an administrator has set the password.
 */
export const endSessions = (strapi: Core.Strapi) =>
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    async afterUpdate({ params, result }) {
      const { data } = params as Update;
      const { id } = (result ?? {}) as { id?: number };
      if (id === undefined || (!data?.password && data?.isActive !== false)) return;
      await strapi.sessionManager("admin").invalidateRefreshToken(String(id));
    },
  });
