import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Middleware } from "koa";

import { isRecord } from "../common/is-record";
import type { AppContext } from "../server/app-context";
import { mayReadAllContent } from "../content/model/content-types";
import { HttpError } from "../server/http/errors";
import { type Ability, mayRead } from "../server/admin/rights";
import {
  findRoute,
  findRoutes,
  guardRoute,
  guardRoutes,
  panelRoutes,
} from "../server/lib/strapi-routes";

import { rejectDeletingUsedFiles, requireUpdatePermission } from "./guard-media-selections";
import { signInGuards } from "./guard-sign-in";
import { guardUnreadableFields } from "./guard-unreadable-fields";
import { limitPasswordMails } from "./limit-password-mails";
import { checkIdsOfRequest, readFiles, rejectUploadFromUrl } from "./media-library";
import { requireSetupToken } from "./setup";
import { showInvitation } from "./show-invitation";
import { equalizeSignInTiming } from "./sign-in-timing";

/** Routes that Strapi opens to every admin user, with the permission that each requires here. */
const requiredPermissions = [
  [undefined, "GET /content-api/permissions", "admin::api-tokens.read"],
  [undefined, "GET /content-api/routes", "admin::api-tokens.read"],
  [
    "content-manager",
    "PUT /components/:uid/configuration",
    "plugin::content-manager.components.configure-layout",
  ],
  // It sends any text to any recipient in our name.
  ["email", "POST /", "plugin::email.settings.read"],
  ["i18n", "PUT /settings", "plugin::i18n.locale.update"],
] as const;

/** Removes createdBy and updatedBy (names, emails) from a file. */
const stripUserFields: Middleware = async (ctx, next) => {
  await next();
  if (!isRecord(ctx.body)) return;
  const { createdBy: _created, updatedBy: _updated, ...file } = ctx.body;
  ctx.body = file;
};

const userFields = ["createdBy", "updatedBy"];

const withoutEmail = ({ email: _email, ...user }: Record<string, unknown>) => user;

const stripEmails = (value: unknown) => {
  if (Array.isArray(value)) return value.forEach(stripEmails);
  if (!isRecord(value)) return;

  for (const [name, inner] of Object.entries(value)) {
    if (userFields.includes(name) && isRecord(inner)) value[name] = withoutEmail(inner);
    else stripEmails(inner);
  }
};

/** Removes the emails of a record's authors from responses to roles without access to admin users. */
const stripUserEmails: Middleware = async (ctx, next) => {
  await next();
  const { userAbility } = ctx.state as { userAbility?: Pick<Ability, "can"> };
  if (!userAbility?.can("admin::users.read", "")) stripEmails(ctx.body);
};

/** Responds 403 where Strapi's controller goes on after its own 403, and fails. */
const keepForbidden: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (ctx.status === 403 && error instanceof TypeError) throw new errors.ForbiddenError();
    throw error;
  }
};

/** Rejects a body without the list that Strapi's controller takes for granted. */
const requirePermissionList: Middleware = (ctx, next) => {
  const { permissions } = (ctx.request as { body?: { permissions?: unknown } }).body ?? {};
  if (!Array.isArray(permissions)) throw new errors.ValidationError("permissions must be a list");

  return next();
};

/** Responds 400 where Strapi's validation throws an error that it does not know. */
const explainInvalidBody: Middleware = async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof Error && error.name === "ZodError") {
      throw new errors.ValidationError("A value has the wrong type");
    }
    throw error;
  }
};

/** Requires the permission to read all content, because a preview shows the drafts of all types. */
const requirePreviewPermission =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { params, state } = ctx as unknown as {
      params: { contentType: string };
      state: { userAbility: Ability };
    };
    if (
      !mayRead(state.userAbility, params.contentType) ||
      !mayReadAllContent(strapi, state.userAbility)
    ) {
      throw new HttpError(
        403,
        "ForbiddenError",
        "A preview shows the drafts of all content. Ask an administrator for a role that may read all of it.",
      );
    }

    await next();
  };

/** Requires permissions where Strapi requires only a session. */
const requirePermissions = (strapi: Core.Strapi) => {
  for (const [plugin, call, action] of requiredPermissions) {
    const route = findRoute(panelRoutes(strapi, plugin), call);
    route.config = {
      ...route.config,
      policies: [
        ...(route.config?.policies ?? []),
        { name: "admin::hasPermissions", config: { actions: [action] } },
      ],
    };
  }
};

/** Reads files after authorization, accepts only numeric ids, and checks bulk changes. */
const guardMediaLibrary = (strapi: Core.Strapi) => {
  const { sizeLimit } = strapi.config.get<{ sizeLimit: number }>("plugin::upload");
  const routes = findRoutes(panelRoutes(strapi, "upload"), "upload");
  for (const route of routes) {
    if (["POST", "PUT"].includes(route.method)) guardRoute(route, readFiles(sizeLimit), "last");
    guardRoute(route, checkIdsOfRequest, "last");
  }
  const requireUpdate = requireUpdatePermission(strapi);
  const guards = [
    ["POST /actions/upload-from-urls", rejectUploadFromUrl],
    ["POST /actions/bulk-delete", requireUpdate],
    ["POST /actions/bulk-delete", rejectDeletingUsedFiles(strapi)],
    ["POST /actions/bulk-move", requireUpdate],
    ["PUT /folders/:id", requireUpdate],
  ] as const;
  guardRoutes(routes, guards, "last");
  guardRoutes(
    routes,
    ["GET", "PUT", "DELETE"].map((method) => [`${method} /files/:id`, stripUserFields]),
  );
};

/** Removes emails of users from records, and corrects answers of their routes. */
const guardRecords = (strapi: Core.Strapi) => {
  const records = findRoutes(panelRoutes(strapi, "content-manager"), "content-manager");
  // Only paid editions of Strapi have the history routes.
  for (const route of [...records, ...panelRoutes(strapi, "content-manager", "history")]) {
    guardRoute(route, stripUserEmails);
    guardRoute(route, guardUnreadableFields(strapi));
  }
  guardRoutes(records, [
    ["GET /relations/:model/:targetField", keepForbidden],
    ["GET /relations/:model/:id/:targetField", keepForbidden],
  ]);
  guardRoutes(panelRoutes(strapi, "content-manager", "preview"), [
    ["GET /preview/url/:contentType", requirePreviewPermission(strapi)],
  ]);
};

/**
 * Guards Strapi's routes of the panel: sign-in, permissions, media library and records.
 *
 * @throws if an upgrade removed a route.
 */
export const guardPanel = (app: AppContext) => {
  const { strapi } = app;
  requirePermissions(strapi);
  guardMediaLibrary(strapi);
  guardRecords(strapi);
  const panel = panelRoutes(strapi);
  guardRoutes(panel, [
    ["PUT /homepage/layout", explainInvalidBody],
    ...signInGuards(app),
    ["POST /register-admin", requireSetupToken(app)],
    ["GET /users/:id", showInvitation(strapi)],
  ]);
  const guards = [
    ["POST /login", equalizeSignInTiming(strapi)],
    ["POST /forgot-password", limitPasswordMails(app)],
    ["POST /permissions/check", requirePermissionList],
  ] as const;
  guardRoutes(panel, guards, "last");
};
