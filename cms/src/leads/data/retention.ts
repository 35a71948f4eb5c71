import type { UID } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import type { AppContext } from "../../server/app-context";
import { tableOf } from "../../server/database/tables";
import { type Form, forms, mailKind } from "../forms/forms";
import { outboxUid } from "../../server/outbox/messages";
import { cvUid } from "../links/cv-link";
import { deleteCvs } from "../cvs/sweep";
import { recordAuditEvent } from "../audit/audit";
import { eraseLeads } from "./erase";

const batchSize = 500;
const byRetention = { actor: "retention", action: "deleted" } as const;

const expire = async (app: AppContext, form: Form, where: object): Promise<number> => {
  const { db } = app.strapi;
  let removed = 0;

  for (;;) {
    const rows: { documentId: string }[] = await db.query(form.uid).findMany({
      where,
      select: ["documentId"],
      limit: batchSize,
    });
    const ids = rows.map(({ documentId }) => documentId);
    if (ids.length === 0) return removed;

    await eraseLeads(app, form, ids, byRetention.actor);
    removed += ids.length;
  }
};

/**
 * Deletes leads older than LEADS_RETENTION_DAYS (GDPR, article 5(1)(e)), and answers to a form of
 * editors with a time of its own after that. Subscriptions stay until they are canceled.
 */
export const expireLeads = async (app: AppContext): Promise<number> => {
  const { retentionDays } = app.settings;
  const now = new Date();
  const before = new Date(now.getTime() - retentionDays * dayMs);
  let removed = 0;
  for (const form of Object.values<Form>(forms)) {
    if (form.uniqueBy) continue;
    if (form.custom) removed += await expire(app, form, { deleteAt: { $lt: now } });
    if (retentionDays === 0) continue;

    const own = form.custom && { deleteAt: { $null: true } };
    removed += await expire(app, form, { ...own, createdAt: { $lt: before } });
  }

  return removed;
};

const confirmationDays = 7;

/** Deletes subscriptions that are unconfirmed after seven days. */
export const expireUnconfirmed = async (app: AppContext): Promise<number> => {
  const { subscribe } = forms;
  const before = new Date(Date.now() - confirmationDays * dayMs);
  const unconfirmed = () => tableOf(app.strapi, subscribe.uid).where({ confirmed_at: null });
  const ids: string[] = await unconfirmed()
    .andWhere("asked_at", "<", before)
    .orderBy("id")
    .pluck("document_id");
  const deleted: string[] = [];
  for (const id of ids) {
    // Keep a subscription that is confirmed concurrently.
    const count: number = await unconfirmed().where({ document_id: id }).delete();
    if (count > 0) deleted.push(id);
  }
  await recordAuditEvent(app, { ...byRetention, form: subscribe.name, entries: deleted });

  return deleted.length;
};

/** Rows that reference a deleted lead, found by the database because there may be many. */
const orphans = ({ strapi }: AppContext, uid: UID.ContentType, column: string, form: Form) =>
  tableOf(strapi, uid)
    .whereNotNull(column)
    .whereNotIn(column, tableOf(strapi, form.uid).select("document_id"));

/** Deletes files, whose links no longer work (cvs/serve.ts), and outbox messages of deleted leads. */
export const removeOrphans = async (app: AppContext): Promise<number> => {
  let removed = 0;

  for (const form of Object.values<Form>(forms)) {
    removed += await orphans(app, outboxUid, "subject_id", form)
      .andWhere("kind", "like", mailKind(form, { form: "%" }))
      .delete();
    if (!form.claims) continue;

    for (;;) {
      const orphanIds: string[] = await orphans(app, cvUid, "application", form)
        .limit(batchSize)
        .pluck("application");
      if (orphanIds.length === 0) break;
      removed += await deleteCvs(app, { application: { $in: orphanIds } });
    }
  }

  return removed;
};
