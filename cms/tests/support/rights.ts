import type { Core } from "@strapi/strapi";

import { revokePublicPermissions } from "../../src/access/public-role";

/** Grants the public role something, as a wrong click would, starts over, and lists what it holds. */
export const publicRights = async (strapi: Core.Strapi): Promise<string[]> => {
  const role = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" } });
  const permissions = strapi.db.query("plugin::users-permissions.permission");
  await permissions.create({
    data: { action: "plugin::upload.content-api.upload", role: role.id },
  });

  await revokePublicPermissions(strapi);
  const held: { action: string }[] = await permissions.findMany({ where: { role: role.id } });

  return held.map(({ action }) => action);
};
