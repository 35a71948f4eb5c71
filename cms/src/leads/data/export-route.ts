import { Readable } from "node:stream";

import type { Core } from "@strapi/strapi";

import type { AppContext } from "../../server/app-context";
import { type Form, formByUid, forms } from "../forms/forms";
import { HttpError } from "../../server/http/errors";
import type { PanelRoute } from "../../server/http/panel-routes";
import { exportAction, mayReadAll, readAction } from "../../server/admin/rights";
import { daysIn, timeZoneOf } from "../../server/lib/time-zone";
import { currentActor } from "../audit/audit";

import { exportLeads } from "./export";

/** Registers the permission, shown as "Export" next to "Read". */
export const registerExportAction = (strapi: Core.Strapi) =>
  strapi.service("admin::permission").actionProvider.register({
    section: "contentTypes",
    uid: "leads.export",
    displayName: "Export",
    subjects: Object.values<Form>(forms).map(({ uid }) => uid),
  });

const refused = () =>
  new HttpError(403, "ForbiddenError", "Your role does not allow this export", { reason: "right" });

/** Fields by which answers to the forms of editors are exported form by form. */
const formFields = ["form", "formTitle"];

/** A form's leads as CSV, without CVs, limited to the fields that the admin user may read. */
export const leadsExportRoute = (app: AppContext): PanelRoute<Readable> => ({
  query: formFields,
  respond: async (ability, ctx) => {
    const form = formByUid(String(ctx.params.uid));
    if (!form || !ability.can(exportAction, form.uid) || !mayReadAll(ability, form.uid)) {
      throw refused();
    }
    const canReadField = (field: string) => ability.can(readAction, form.uid, field);
    const having = Object.fromEntries(
      formFields.flatMap((field) =>
        ctx.query[field] === undefined ? [] : [[field, String(ctx.query[field])]],
      ),
    );
    // A form's other leads have no such fields; a hidden field's values must not be found out.
    if (!Object.keys(having).every((field) => form.custom && canReadField(field))) throw refused();
    const { name, text } = await exportLeads(app, form, {
      actor: currentActor(app)?.name ?? "",
      having,
      canReadField,
    });

    const today = daysIn(timeZoneOf(ctx))(new Date());
    ctx.attachment(`${name}-${today}.csv`);
    ctx.type = "text/csv; charset=utf-8";
    const content = Readable.from(text);
    // Abort, so that a truncated file is not taken for a complete one.
    content.once("error", () => ctx.res.destroy());

    return content;
  },
});
