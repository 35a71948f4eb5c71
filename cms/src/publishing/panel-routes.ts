import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

import type { AppContext } from "../app-context";
import { HttpError } from "../http/errors";
import { currentAdminUser, userName } from "../lib/admin-user";

import { type PublisherClient, PublisherError } from "./publisher-client";
import { enqueueBuild, findBuild, findInSlot } from "./builds";
import { syncLiveRelease } from "./outcome";
import type { Reconciler } from "./reconcile";
import { readRecordState } from "./record-state";
import { readHistory, readStatus } from "./status";

/** Permissions to read the state of publishing, and to build and roll back. */
export const publishingActions = {
  read: "api::publishing.read",
  build: "api::publishing.build",
} as const;

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
      action("build", "Build now, and roll back to an earlier release"),
    ]);
};

const conflict = (sentence: string) => new HttpError(409, "ConflictError", sentence);

const requireClient = ({ publisher }: Reconciler): PublisherClient => {
  if (publisher) return publisher;
  throw conflict("Publishing is off: set PUBLISHER_URL, as docs/publishing.md explains.");
};

const requestBuild = async (app: AppContext, reconciler: Reconciler) => {
  requireClient(reconciler);
  const person = currentAdminUser(app.strapi);
  await enqueueBuild(app.strapi, person ? userName(person) : null);
  reconciler.wake();
};

const rollBack = async (app: AppContext, reconciler: Reconciler, body: unknown) => {
  const publisher = requireClient(reconciler);
  const { id } = (body ?? {}) as { id?: unknown };
  const build = typeof id === "string" ? await findBuild(app.strapi, id) : null;
  if (!build?.release) {
    throw new HttpError(404, "NotFoundError", "This release is not in the history.");
  }
  if (await findInSlot(app.strapi, "building")) {
    throw conflict("A build is running: roll back when it has finished.");
  }
  try {
    const state = await publisher.rollBack(build.release);
    await syncLiveRelease(app, state?.current ?? null);
  } catch (error) {
    if (error instanceof PublisherError) throw conflict(error.message);
    throw error;
  }
};

type Handler = (ctx: Context) => Promise<unknown>;

/** Adds the panel's routes. Routers in src/api cannot be of type admin. */
export const addPublishingRoutes = (app: AppContext, reconciler: Reconciler) => {
  const route = (method: "GET" | "POST", path: string, action: string, handler: Handler) => ({
    method,
    path,
    handler: async (ctx: Context) => {
      ctx.body = await handler(ctx);
    },
    config: {
      policies: [
        "admin::isAuthenticatedAdmin",
        { name: "admin::hasPermissions", config: { actions: [action] } },
      ],
    },
  });
  const status = () => readStatus(app, reconciler.publisher);
  const { read, build } = publishingActions;
  const { strapi } = app;

  strapi.server.routes({
    type: "admin",
    prefix: "/publishing",
    routes: [
      route("GET", "/status", read, status),
      route("GET", "/history", read, () => readHistory(app, reconciler.publisher)),
      route("GET", "/records/:uid/:documentId", read, async ({ params }) => {
        const { uid, documentId } = params as { uid: string; documentId: string };
        if (!Object.hasOwn(strapi.contentTypes, uid)) {
          throw new HttpError(404, "NotFoundError", "There is no such content type.");
        }

        return readRecordState(app, uid, documentId);
      }),
      route("POST", "/build", build, async () => {
        await requestBuild(app, reconciler);

        return status();
      }),
      route("POST", "/rollback", build, async (ctx) => {
        await rollBack(app, reconciler, (ctx.request as { body?: unknown }).body);

        return status();
      }),
    ],
  } as never);
};
