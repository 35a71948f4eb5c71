import type { Core } from "@strapi/strapi";

/**
 * Takes Strapi's "User" out of the panel's content: nobody signs in to the website. To be called
 * before the panel reads the types.
 */
export const hideUserType = (strapi: Core.Strapi) => {
  const type = strapi.contentType("plugin::users-permissions.user");
  type.pluginOptions = { ...type.pluginOptions, "content-manager": { visible: false } };
};
