import type { AppContext } from "../../server/app-context";
import { tableOf, type Transaction } from "../../server/database/tables";
import { defaultTimeZone } from "../../server/lib/time-zone";
import { type Form, formByUid, isAnswerable, mailKind } from "../forms/forms";
import { countUid } from "../report/lead-count";
import type { GroupedLead } from "../report/group-lead";
import { monthsIn } from "../report/period";
import { recordAuditEvent } from "../audit/audit";
import { keptCampaignOf, keptPageOf } from "./kept-labels";

/** Counts have no reader whose months they could be in. */
const monthOf = monthsIn(defaultTimeZone);

const columns = ["createdAt", "state", "url", "utm_source", "utm_medium", "utm_campaign"];

/** The characters of a column: a lead may have a longer campaign, of three parts. */
const longestLabel = 255;

/** Adds leads to the anonymous counts, which have no id and no time. */
const keepCounts = async (app: AppContext, trx: Transaction, form: Form, ids: string[]) => {
  const { strapi, settings } = app;
  if (!settings.keepLeadCounts || !isAnswerable(form)) return;

  const leads: GroupedLead[] = await strapi.db.query(form.uid).findMany({
    where: { documentId: { $in: ids } },
    select: form.custom ? [...columns, "form"] : columns,
  });
  for (const lead of leads) {
    const key = {
      month: monthOf(lead.createdAt),
      form: mailKind(form, lead),
      page: (await keptPageOf(app, lead)).slice(0, longestLabel),
      campaign: (await keptCampaignOf(app, trx, lead)).slice(0, longestLabel),
      state: lead.state ?? "new",
    };
    const counts = () => tableOf(strapi, countUid).transacting(trx);
    const changed: number = await counts().where(key).increment("count", 1);
    // Concurrent deletions may each insert a row: the report adds them.
    if (changed === 0) await counts().insert({ ...key, count: 1 });
  }
};

/** Erases leads, with audit events, in one transaction. */
export const eraseLeads = (app: AppContext, form: Form, ids: string[], actor: string) =>
  app.strapi.db.transaction(async ({ trx }) => {
    await keepCounts(app, trx, form, ids);
    await app.strapi.db.query(form.uid).deleteMany({ where: { documentId: { $in: ids } } });
    await recordAuditEvent(app, { actor, action: "deleted", form: form.name, entries: ids });
  });

/** Keeps the anonymous counts of leads that admin users delete. */
export const countDeletedLeads = (app: AppContext) => {
  app.strapi.documents.use(async (context, next) => {
    const form = context.action === "delete" ? formByUid(context.uid) : undefined;
    if (!form || !app.settings.keepLeadCounts) return next();
    const { documentId } = context.params as { documentId: string };

    return app.strapi.db.transaction(async ({ trx }) => {
      await keepCounts(app, trx, form, [documentId]);

      return next();
    });
  });
};
