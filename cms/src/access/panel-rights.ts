import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Middleware } from "koa";

import { type Ability, mayRead } from "../lib/panel-route";
import { findRoute, findRoutes, guardRoute, panelRoutes } from "../lib/strapi-routes";
import { leaveOutEmails } from "./leave-out-emails";

/** Calls that Strapi opens to whoever is signed in to the panel, and the right that each needs here. */
const required: Record<string, Record<string, string>> = {
  admin: {
    "GET /content-api/permissions": "admin::api-tokens.read",
    "GET /content-api/routes": "admin::api-tokens.read",
  },
  "content-manager": {
    "PUT /components/:uid/configuration": "plugin::content-manager.components.configure-layout",
  },
  // It sends whatever is written to whomever is named, as this service.
  email: { "POST /": "plugin::email.settings.read" },
  i18n: { "PUT /settings": "plugin::i18n.locale.update" },
};

/** A file says its folder and its texts; who put it there, with an email address, is for nobody. */
const leaveOutPeople: Middleware = async (ctx, next) => {
  await next();
  if (typeof ctx.body !== "object" || ctx.body === null) return;
  const { createdBy: _created, updatedBy: _updated, ...file } = ctx.body as Record<string, unknown>;
  ctx.body = file;
};

/** The address of a record's preview holds a ticket to the drafts: it is for whoever may read the type. */
const refusePreviews: Middleware = async (ctx, next) => {
  const { params, state } = ctx as unknown as {
    params: { contentType: string };
    state: { userAbility: Ability };
  };
  if (!mayRead(state.userAbility, params.contentType)) {
    throw new errors.ForbiddenError(
      "Your role does not read this type: ask an administrator for one that does.",
    );
  }

  await next();
};

/**
 * Asks for a right where Strapi asks only for a signed-in person: a setting is no
 * business of somebody who writes content. And leaves people out of what files tell, and
 * their email addresses out of what records tell.
 *
 * @throws when Strapi has no such route any more.
 */
export const requirePanelRights = (strapi: Core.Strapi) => {
  for (const [name, calls] of Object.entries(required)) {
    const routes = panelRoutes(strapi, name === "admin" ? undefined : name);

    for (const [call, action] of Object.entries(calls)) {
      const route = findRoute(routes, call);
      route.config = {
        ...route.config,
        policies: [
          ...(route.config?.policies ?? []),
          { name: "admin::hasPermissions", config: { actions: [action] } },
        ],
      };
    }
  }

  for (const route of findRoutes(panelRoutes(strapi, "upload"), "upload", "/files/:id")) {
    guardRoute(route, leaveOutPeople);
  }
  const records = findRoutes(panelRoutes(strapi, "content-manager"), "content-manager");
  // Only paid editions of Strapi have a history.
  for (const route of [...records, ...panelRoutes(strapi, "content-manager", "history")]) {
    guardRoute(route, leaveOutEmails);
  }
  const previews = panelRoutes(strapi, "content-manager", "preview");
  guardRoute(findRoute(previews, "GET /preview/url/:contentType"), refusePreviews);
};
