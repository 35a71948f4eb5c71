import { errors } from "@strapi/utils";
import type { Context } from "koa";

import { mayReadAllContent } from "../../content/model/content-types";
import { findRecord } from "../../content/model/find-record";
import { explainDraft } from "../../content/checks/check-draft";
import { findFieldChanges } from "../../content/versions/field-changes";
import type { AppContext } from "../../server/app-context";
import { currentAdminUser } from "../../server/admin/users";
import type { PanelRoutes } from "../../server/http/panel-routes";
import { type Ability, mayReadPublishing } from "../../server/admin/rights";

import { currentSession } from "../../preview/session-route";
import { ticketUrl } from "../../preview/ticket";

import type { PublishingResponses } from "../types";

import type { createForecastReader } from "./read-forecast";

/** A path of the site, not one of the preview server's own. */
const isPagePath = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?![/_])[^\s?#\\]*$/.test(path);

type ForecastRoutes =
  "GET /publishing/forecast/:uid/:documentId" | "GET /publishing/forecast-view/:uid/:documentId";

/**
 * What publishing the saved draft changes; and the address of a page in the preview, for `path` and
 * `version` (`before` or `after`).
 */
export const forecastRoutes = (
  { strapi, settings: { preview, siteOrigins } }: AppContext,
  readForecast: ReturnType<typeof createForecastReader>,
): PanelRoutes<Pick<PublishingResponses, ForecastRoutes>> => {
  const findShown = (ability: Ability, ctx: Context) => {
    if (mayReadPublishing(ability)) return findRecord(strapi, ability, ctx);

    throw new errors.ForbiddenError("Your role cannot see what publishing changes.");
  };

  return {
    "GET /publishing/forecast/:uid/:documentId": {
      respond: async (ability, ctx) => {
        const { uid, documentId, draft, rights } = await findShown(ability, ctx);
        const mayPublish = rights.can.publish(draft);
        const options = { ability, withPrivate: mayPublish };
        const fields = await findFieldChanges(strapi, uid, documentId, options);
        const [answer, refusals] = await Promise.all([
          readForecast({ uid, documentId }, currentAdminUser(strapi)?.id, ctx.res),
          mayPublish ? explainDraft(strapi, strapi.contentType(uid), documentId, siteOrigins) : [],
        ]);

        return {
          ...answer,
          ...(fields.length > 0 && { fields }),
          ...(refusals.length > 0 && { refusals }),
        };
      },
    },

    "GET /publishing/forecast-view/:uid/:documentId": {
      query: ["path", "version"],
      respond: async (ability, ctx) => {
        const { uid, documentId } = await findShown(ability, ctx);
        const { path, version } = ctx.query;
        if (!isPagePath(path)) throw new errors.ValidationError("There is no such page.");
        const session = currentSession(strapi);
        if (!preview || !session || !mayReadAllContent(strapi, ability)) return { url: null };
        const status = version === "before" ? "published" : "draft";

        return { url: ticketUrl(preview, { uid, documentId, status, path, session }) };
      },
    },
  };
};
