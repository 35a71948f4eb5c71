import type { Core } from "@strapi/strapi";

import type { PanelRoute } from "../../server/http/panel-routes";
import { mayPublish } from "../../server/admin/rights";
import { pagePath } from "../../common/rules/redirects";

import { findRecord } from "../model/find-record";
import { modelOf } from "../model/schemas";
import { savedSlug } from "../model/slugs";
import type { Addresses } from "../types";

import { findPage, redirectUid } from "./check-redirects";
import { planPublication } from "./plan-redirects";

/**
 * What Publish would change in the redirects of a record, with the `slug` in the form if there is one.
 *
 * @param origins of the site.
 */
export const addressesRoute = (
  strapi: Core.Strapi,
  origins: readonly string[],
): PanelRoute<Addresses> => ({
  query: ["slug"],
  respond: async (ability, ctx) => {
    const { uid, documentId } = await findRecord(strapi, ability, ctx);
    const { slug: query } = ctx.query;
    const schema = strapi.contentType(uid);
    const slug = typeof query === "string" && savedSlug(schema, query);
    const path = slug ? pagePath(modelOf(schema), { slug }) : undefined;
    const plan = await planPublication(strapi, schema, documentId, origins, path);
    return {
      page: (await findPage(strapi, schema, documentId, "published")) ?? null,
      movesTo: plan?.to ?? null,
      follow: plan?.changes.update.map(({ from }) => from) ?? [],
      deleted: plan?.changes.remove.map(({ from }) => from) ?? [],
      mayRedirect: mayPublish(ability, redirectUid),
    };
  },
});
