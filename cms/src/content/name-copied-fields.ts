import type { Core, UID } from "@strapi/strapi";
import type { Middleware } from "koa";

import { findRoute, guardRoute, panelRoutes } from "../lib/strapi-routes";

import { componentsOf, modelOf } from "./model";
import { fieldLabel } from "./rules/labels";

type Refusal = { error?: { details?: { prohibitedFields?: [path: string[], reason: string][] } } };

/** Shows labels instead of attribute names of fields that prevent duplicating a record. */
export const nameCopiedFields = (strapi: Core.Strapi) => {
  const name: Middleware = async (ctx, next) => {
    await next();
    const details = (ctx.body as Refusal | undefined)?.error?.details;
    if (!details?.prohibitedFields) return;

    const { model } = ctx.params as { model: UID.ContentType };
    const { attributes } = modelOf(strapi.contentType(model));
    details.prohibitedFields = details.prohibitedFields.map(([path, reason]) => [
      [fieldLabel(componentsOf(strapi), attributes, path)],
      reason,
    ]);
  };
  guardRoute(
    findRoute(
      panelRoutes(strapi, "content-manager"),
      "POST /collection-types/:model/auto-clone/:sourceId",
    ),
    name,
  );
};
