import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Forecast, ForecastAnswer } from "../../common/forecast";
import { sign } from "../../common/preview-signature";
import type { RecordId } from "../../common/record-id";
import { mayReadAllContent } from "../../content/model/content-types";
import { findRecord } from "../../content/model/find-record";
import { findFieldChanges } from "../../content/versions/field-changes";
import type { AppContext } from "../../server/app-context";
import { unavailable as unavailableError } from "../../server/http/errors";
import { currentAdminUser } from "../../server/admin/users";
import type { PanelRoutes } from "../../server/http/panel-routes";
import { type Ability, mayReadPublishing } from "../../server/admin/rights";

import { currentSession } from "../../preview/session-route";
import { createTicket } from "../../preview/ticket";

import type { PublishingResponses } from "../types";

/** The first forecast after a change of content reads everything. */
const timeoutMs = 30_000;

const unreachable =
  "The preview server does not respond, so the list of pages is not available. You can publish without it.";

const replaced =
  "You have opened another record since, so the list of pages follows later. You can publish without it.";

/** Asks the preview server, which has the site's queries. @throws if it does not respond. */
const askPreviewServer = async (
  { url, secret }: NonNullable<AppContext["settings"]["preview"]>,
  { uid, documentId }: RecordId,
  signal: AbortSignal,
): Promise<ForecastAnswer> => {
  const response = await fetch(`${url}/__forecast`, {
    headers: { Authorization: `Bearer ${sign(secret, "forecast", { uid, documentId })}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (response.ok) return { forecast: (await response.json()) as Forecast };
  // It explains what is missing, such as a release.
  if (response.status === 503) return { unavailable: (await response.text()).trim() };

  throw new Error(`status ${response.status}`);
};

/** A path of the site, not one of the preview server's own. */
const isPagePath = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?![/_])[^\s?#\\]*$|^\/$/.test(path);

type ForecastRoutes =
  "GET /publishing/forecast/:uid/:documentId" | "GET /publishing/forecast-view/:uid/:documentId";

/**
 * What publishing the saved draft changes; and the address of a page in the preview, for `path` and
 * `version` (`before` or `after`).
 */
export const forecastRoutes = ({
  strapi,
  settings: { preview },
}: AppContext): PanelRoutes<Pick<PublishingResponses, ForecastRoutes>> => {
  const findShown = (ability: Ability, ctx: Context) => {
    if (mayReadPublishing(ability)) return findRecord(strapi, ability, ctx);

    throw new errors.ForbiddenError("Your role cannot see what publishing changes.");
  };

  /** The forecasts that are being read, by user. */
  const reading = new Map<number | undefined, AbortController>();

  const readForecast = async (record: RecordId, { res }: Context): Promise<ForecastAnswer> => {
    if (!preview) return { unavailable: null };
    const user = currentAdminUser(strapi)?.id;
    const abort = new AbortController();
    // A user reads one record at a time: the newest request replaces the one before.
    reading.get(user)?.abort();
    reading.set(user, abort);
    res.once("close", () => abort.abort());
    try {
      return await askPreviewServer(preview, record, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) throw unavailableError(replaced);
      strapi.log.warn(`No forecast from ${preview.url}: ${(error as Error).message}`);

      return { unavailable: unreachable };
    } finally {
      if (reading.get(user) === abort) reading.delete(user);
    }
  };

  return {
    "GET /publishing/forecast/:uid/:documentId": {
      respond: async (ability, ctx) => {
        const { uid, documentId, draft, rights } = await findShown(ability, ctx);
        const withPrivate = rights.can.publish(draft);
        const fields = await findFieldChanges(strapi, uid, documentId, { ability, withPrivate });

        return {
          ...(await readForecast({ uid, documentId }, ctx)),
          ...(fields.length > 0 && { fields }),
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
        const ticket = createTicket(preview.secret, { uid, documentId, status, path, session });

        return { url: `${preview.url}/__enter?ticket=${ticket}` };
      },
    },
  };
};
