import type { Core } from "@strapi/strapi";

import { contentTypes } from "../content/content-types";

const tokenName = "Site build";

/** Permissions of the site's build: to read content, its model and its media, but no leads. */
export const siteTokenActions = (strapi: Core.Strapi): string[] => [
  ...contentTypes(strapi).flatMap(({ uid, kind }) =>
    kind === "singleType" ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  ),
  "plugin::content-type-builder.content-types.getContentTypes",
  "plugin::content-type-builder.content-types.getContentType",
  "plugin::content-type-builder.components.getComponents",
  "plugin::content-type-builder.components.getComponent",
  "plugin::upload.content-api.find",
  "plugin::upload.content-api.findOne",
];

/**
 * Creates or updates the read-only API token of the site's build, whose secret is the setting
 * STRAPI_TOKEN.
 */
export const ensureSiteApiToken = async (strapi: Core.Strapi, secret: string) => {
  const tokens = strapi.db.query("admin::api-token");
  const accessKey = strapi.service("admin::api-token").hash(secret);
  const actions = siteTokenActions(strapi).sort();
  const known = await tokens.findOne({
    where: { name: tokenName },
    populate: { permissions: true },
  });

  const knownActions: string[] = (known?.permissions ?? []).map(
    ({ action }: { action: string }) => action,
  );
  if (known?.accessKey === accessKey && knownActions.sort().join() === actions.join()) return;

  if (known) await strapi.service("admin::api-token").revoke(known.id);
  const token = await strapi.service("admin::api-token").create({
    name: tokenName,
    description: "Read by the site's build. Its secret is the setting STRAPI_TOKEN.",
    kind: "content-api",
    type: "custom",
    lifespan: null,
    permissions: actions,
  });
  await tokens.update({ where: { id: token.id }, data: { accessKey, encryptedKey: null } });
};
