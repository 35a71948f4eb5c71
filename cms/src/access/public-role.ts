import type { Core } from "@strapi/strapi";

/**
 * Takes every right away from visitors, whatever was granted before: by
 * Strapi's defaults or by hand in the admin panel. What visitors may call
 * (specification, section 7) are routes of our own that ask for no right and
 * stand behind their own guards; see open-route.ts.
 */
export const revokePublicRights = async (strapi: Core.Strapi) => {
  const role = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" } });
  if (!role) return;

  await strapi.db
    .query("plugin::users-permissions.permission")
    .deleteMany({ where: { role: role.id } });
};
