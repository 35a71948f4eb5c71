import type { Core } from "@strapi/strapi";

import { contentTypes } from "../content/model/content-types";
import { readMediaFiles } from "../content/media/media-files";

const tokenName = "Site build";

/** Permissions of the site's build: to read content, its model and its media, but no leads. */
const siteTokenActions = (strapi: Core.Strapi): string[] => [
  ...contentTypes(strapi).flatMap(({ uid, kind }) =>
    kind === "singleType" ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  ),
  "plugin::content-type-builder.content-types.getContentTypes",
  "plugin::content-type-builder.content-types.getContentType",
  "plugin::content-type-builder.components.getComponents",
  "plugin::content-type-builder.components.getComponent",
  readMediaFiles,
];

/**
 * Creates or updates the read-only API token of the site's build, whose secret is the setting
 * STRAPI_TOKEN.
 */
export const ensureSiteApiToken = async (strapi: Core.Strapi, secret: string) => {
  const tokens = strapi.db.query("admin::api-token");
  const service = strapi.service("admin::api-token");
  const attributes = {
    name: tokenName,
    description: "Read by the site's build. Its secret is the setting STRAPI_TOKEN.",
    kind: "content-api",
    type: "custom",
    lifespan: null,
    permissions: siteTokenActions(strapi),
  };
  const existing = await tokens.findOne({ where: { name: tokenName } });
  const { id } = existing
    ? await service.update(existing.id, attributes)
    : await service.create(attributes);
  const accessKey = service.hash(secret);
  await tokens.update({ where: { id }, data: { accessKey, encryptedKey: null } });
};
