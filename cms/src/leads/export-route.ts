import { Readable } from "node:stream";

import type { Core } from "@strapi/strapi";

import { panelPerson } from "../audit/audit";
import type { AppContext } from "../context";
import { type Form, formOfUid, forms } from "../forms/forms";
import { HttpError } from "../http/errors";
import { type Ability, addPanelRoute, readAction } from "../lib/panel-route";

import { exportLeads } from "./export";

/** What a role may be granted for each form, besides reading. */
export const exportAction = "api::leads.export";

/** Makes the right known, so that roles can be granted it: "Export", beside "Read". */
export const registerExportAction = (strapi: Core.Strapi) =>
  strapi.service("admin::permission").actionProvider.register({
    section: "contentTypes",
    uid: "leads.export",
    displayName: "Export",
    subjects: Object.values<Form>(forms).map(({ uid }) => uid),
  });

/** The entries that a role's conditions leave; a role without conditions reads all. */
const readableBy = (strapi: Core.Strapi, ability: Ability, model: string): object =>
  strapi
    .service("admin::permission")
    .createPermissionsManager({ ability, action: readAction, model })
    .getQuery() ?? {};

/**
 * Adds GET /leads-export/:uid for the panel: the entries of a form as CSV, with what the signed-in
 * person may read of them, for those who may export it. CVs are opened one by one, and not in it.
 */
export const addLeadsExportRoute = (app: AppContext) =>
  addPanelRoute(app.strapi, "/leads-export/:uid", async (ability, ctx) => {
    const form = formOfUid(String(ctx.params.uid));
    if (!form || ![exportAction, readAction].every((action) => ability.can(action, form.uid))) {
      throw new HttpError(403, "ForbiddenError", "Your role does not allow this export", {
        reason: "right",
      });
    }
    const { text } = await exportLeads(app, form, {
      actor: panelPerson(app)?.name ?? "",
      readable: readableBy(app.strapi, ability, form.uid),
      mayRead: (field) => ability.can(readAction, form.uid, field),
    });

    ctx.attachment(`${form.name}-${new Date().toISOString().slice(0, 10)}.csv`);
    ctx.type = "text/csv; charset=utf-8";
    const content = Readable.from(text);
    // Cut off, a download fails; ended, it would look complete.
    content.once("error", () => ctx.res.destroy());

    return content;
  });
