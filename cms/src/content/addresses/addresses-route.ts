import type { Core } from "@strapi/strapi";

import type { PanelRoute } from "../../server/http/panel-routes";
import { mayPublish } from "../../server/admin/rights";
import { pagePath } from "../../common/rules/redirects";

import { findRecord } from "../model/find-record";
import { modelOf } from "../model/schemas";
import { slugOfForm } from "../model/slugs";
import type { Addresses } from "../types";

import { findPage, redirectUid } from "./check-redirects";
import { planPublication } from "./plan-redirects";

/**
 * What Publish would change in the addresses of a record, and whether the user may redirect visitors; with
 * the `slug` in the form, and the `title` from which saving makes one if it is empty, if they are given.
 *
 * @param origins of the site.
 */
export const addressesRoute = (
  strapi: Core.Strapi,
  origins: readonly string[],
): PanelRoute<Addresses> => ({
  query: ["slug", "title"],
  respond: async (ability, ctx) => {
    const { uid, documentId } = await findRecord(strapi, ability, ctx);
    const { slug: typed, title } = ctx.query;
    const schema = strapi.contentType(uid);
    const slug =
      typeof typed === "string" &&
      (await slugOfForm(strapi, schema, documentId, {
        slug: typed,
        title: String(title ?? ""),
      }));
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
