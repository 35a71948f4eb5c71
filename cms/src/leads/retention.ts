import type { Core, UID } from "@strapi/strapi";

import { outboxUid } from "../outbox/enqueue";
import { type Form, forms } from "../forms/forms";
import { cvUid } from "../uploads/claim";
import { removeCvs } from "../uploads/sweep";

const batch = 500;

const expire = async (strapi: Core.Strapi, form: Form, before: Date): Promise<number> => {
  let removed = 0;

  for (;;) {
    const rows: { documentId: string }[] = await strapi.db.query(form.uid).findMany({
      where: { createdAt: { $lt: before } },
      select: ["documentId"],
      limit: batch,
    });
    const ids = rows.map(({ documentId }) => documentId);
    if (ids.length === 0) return removed;

    if (form.claims) await removeCvs(strapi, { application: { $in: ids } });
    await strapi.db.query(outboxUid).deleteMany({ where: { subject_id: { $in: ids } } });
    await strapi.db.query(form.uid).deleteMany({ where: { documentId: { $in: ids } } });
    removed += ids.length;
  }
};

/**
 * Deletes what visitors sent longer ago than so many days, with its file and its
 * mail notes (GDPR, article 5(1)(e)). Subscriptions stay until they are cancelled:
 * their purpose does not end by itself.
 */
export const expireLeads = async (strapi: Core.Strapi, days: number): Promise<number> => {
  if (days === 0) return 0;

  const before = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  let removed = 0;
  for (const form of Object.values<Form>(forms)) {
    if (!form.onceBy) removed += await expire(strapi, form, before);
  }

  return removed;
};

const table = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.db.getConnection(strapi.db.metadata.get(uid).tableName);

/** Records that name one of a form's, which is not there any more. The database compares: there may be many. */
const orphans = (strapi: Core.Strapi, uid: UID.ContentType, column: string, form: Form) =>
  table(strapi, uid)
    .whereNotNull(column)
    .whereNotIn(column, table(strapi, form.uid).select("document_id"));

/**
 * Deletes files and mail notes whose record somebody deleted by hand in the
 * admin panel: a wish to be forgotten covers them too.
 */
export const removeOrphans = async (strapi: Core.Strapi): Promise<number> => {
  let removed = 0;

  for (const form of Object.values<Form>(forms)) {
    removed += await orphans(strapi, outboxUid, "subject_id", form)
      .where({ form: form.name })
      .delete();
    if (!form.claims) continue;

    for (;;) {
      const lost: string[] = await orphans(strapi, cvUid, "application", form)
        .limit(batch)
        .pluck("application");
      if (lost.length === 0) break;
      removed += await removeCvs(strapi, { application: { $in: lost } });
    }
  }

  return removed;
};
