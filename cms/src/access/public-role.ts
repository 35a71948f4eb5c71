import type { Core } from "@strapi/strapi";

/** The only actions that visitors may call (specification, section 7). */
export const publicActions = [
  "api::contact-data.contact-data.create",
  "api::subscribe.subscribe.create",
  "api::emp-data.emp-data.create",
  "api::portfolio-form.portfolio-form.create",
] as const;

/**
 * Gives the public role the form posts and takes everything else away, whatever
 * was granted before: by Strapi's defaults or by hand in the admin panel.
 */
export const grantPublicRights = async (strapi: Core.Strapi) => {
  const role = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" } });
  const permissions = strapi.db.query("plugin::users-permissions.permission");
  const granted: { id: number; action: string }[] = await permissions.findMany({
    where: { role: role.id },
  });

  const wanted: readonly string[] = publicActions;
  const surplus = granted.filter(({ action }) => !wanted.includes(action));
  const missing = wanted.filter((action) => !granted.some((given) => given.action === action));

  await permissions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
  for (const action of missing) {
    await permissions.create({ data: { action, role: role.id } });
  }
};
