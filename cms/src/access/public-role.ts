import type { Core } from "@strapi/strapi";

/**
 * Takes every permission away from visitors, whatever was granted before: by
 * Strapi's defaults or by hand in the admin panel. What visitors may call
 * (docs/specification.md) are routes of our own that ask for no permission and
 * have their own guards; see open-routes.ts.
 */
export const revokePublicPermissions = async (strapi: Core.Strapi) => {
  const role = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" } });
  if (!role) return;

  await strapi.db
    .query("plugin::users-permissions.permission")
    .deleteMany({ where: { role: role.id } });
};
