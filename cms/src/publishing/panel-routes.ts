import type { Core } from "@strapi/strapi";

import type { PageChanges } from "../common/builds/builds";
import type { AppContext } from "../server/app-context";
import { conflict, HttpError } from "../server/http/errors";
import { readJson } from "../server/http/json-body";
import type { PanelRoutes } from "../server/http/panel-routes";
import type { OpenRecord } from "../server/admin/open-record";
import { currentAdminUser, userName } from "../server/admin/users";
import { mayReadPublishing, publishingActions } from "../server/admin/rights";

import { createForecastReader } from "./forecast/read-forecast";
import { forecastRoutes } from "./forecast/routes";
import { readFailingLinks } from "./links/failing-links";
import { readLaunch } from "./state/launch";
import type { Publisher } from "./publisher/publisher";
import type { Publishing } from "./publishing";
import { type Ask, reviewRoutes } from "./reviews/routes";
import { scheduleProblemsRoute } from "./scheduling/problems";
import { readRecordState } from "./state/record-state";
import { PublisherError } from "./publisher/send";
import { readHistory, readStatus } from "./state/status";
import { hasPageList } from "./state/publishing-state";
import type { PublishingResponses } from "./types";

/**
 * Registers the permissions. Must run before Strapi's bootstrap, which grants all actions to the
 * super admin and revokes unknown ones.
 */
export const registerPublishingActions = (strapi: Core.Strapi) => {
  const action = (uid: string, displayName: string) => ({
    section: "settings",
    category: "Publishing",
    uid: `publishing.${uid}`,
    displayName,
  });

  return strapi
    .service("admin::permission")
    .actionProvider.registerMany([
      action("read", "See the live release and pending changes"),
      action("build", "Update now, and roll back to an earlier release"),
    ]);
};

/** Passes a request on to the publisher, whose refusal is a conflict. */
const request = async <Answer>(
  { publisher }: Publishing,
  send: (publisher: Publisher) => Promise<Answer>,
) => {
  if (!publisher) {
    throw conflict("Publishing is off: set PUBLISHER_URL, as docs/publishing.md explains.");
  }
  try {
    return await send(publisher);
  } catch (error) {
    if (error instanceof PublisherError) throw conflict(error.message);
    throw error;
  }
};

const rollBack = async (publishing: Publishing, body: unknown) => {
  const { id } = (body ?? {}) as { id?: unknown };
  await request(publishing, async (publisher) => {
    const { builds } = await publisher.state();
    const release = builds.find((one) => one.id === id)?.release;
    if (!release) throw new HttpError(404, "NotFoundError", "This release is not in the history.");
    await publisher.rollBack(release);
  });
};

/** The pages that a build changed. */
const readPageChanges = (publishing: Publishing, id: string): Promise<PageChanges> =>
  request(publishing, async (publisher) => {
    const state = await publisher.state();
    const build = state.builds.find((one) => one.id === id);
    const isKept = build && hasPageList(publisher, state, build);
    const changes = isKept ? await publisher.pageChanges(build) : null;
    if (changes) return changes;
    throw new HttpError(
      404,
      "NotFoundError",
      "There is no list of the pages that this release changed: it was the first one, or it is deleted.",
    );
  });

const maxBytes = 1024;

/** The part `website` of an open record. */
export const websitePart =
  (app: AppContext, publishing: Publishing) =>
  async ({ uid, documentId, ability }: OpenRecord) =>
    mayReadPublishing(ability) ? readRecordState(app, publishing.publisher, uid, documentId) : null;

/** The panel's routes of publishing. */
export const publishingPanelRoutes = (
  app: AppContext,
  publishing: Publishing,
  ask: Ask,
): PanelRoutes<PublishingResponses> => {
  const { strapi } = app;
  const status = () => readStatus(app, publishing.publisher);
  const { read, build } = publishingActions;

  return {
    "GET /publishing/status": { right: read, respond: status },
    "GET /publishing/history": {
      right: read,
      respond: () => readHistory(app, publishing.publisher),
    },
    "GET /publishing/page-changes/:id": {
      right: read,
      respond: (_ability, { params }) =>
        readPageChanges(publishing, String((params as { id: string }).id)),
    },
    "GET /publishing/launch": { right: read, respond: () => readLaunch(app) },
    "GET /publishing/external-links": { right: read, respond: () => readFailingLinks(app) },
    "POST /publishing/build": {
      right: build,
      respond: async () => {
        const person = currentAdminUser(strapi);
        const by = (person && userName(person)) ?? undefined;
        await request(publishing, (publisher) => publisher.publish(by));

        return status();
      },
    },
    "POST /publishing/rollback": {
      right: build,
      respond: async (_ability, ctx) => {
        await rollBack(publishing, await readJson(ctx, maxBytes));

        return status();
      },
    },
    "GET /schedule-problems": scheduleProblemsRoute(strapi),
    ...forecastRoutes(app, createForecastReader(app)),
    ...reviewRoutes(app, ask),
  };
};
