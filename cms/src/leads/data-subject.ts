import { recordAuditEvent } from "../audit/audit";
import type { AppContext } from "../app-context";
import { type Form, forms } from "../forms/forms";
import { cvUid } from "../uploads/claim";

import { deleteRelated } from "./delete-related";

type Row = Record<string, unknown> & { documentId: string };
type CvRow = {
  application: string;
  storage_key: string;
  file_name: string;
};

/** The field with the sender's email. */
const emailField = (form: Form) => form.uniqueBy ?? "your_email";

const leadsOf = ({ strapi }: AppContext, form: Form, email: string): Promise<Row[]> =>
  strapi.db
    .query(form.uid)
    .findMany({ where: { [emailField(form)]: { $eqi: email } }, orderBy: { id: "asc" } });

const idsOf = (rows: Row[]) => rows.map(({ documentId }) => documentId);

/** Technical fields, excluded from exports. */
const internal = /^(id|locale|publishedAt|cv_link|submission_.*)$/;
const readable = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.test(name)));

/** All stored data of one email (GDPR, article 15): leads by form, and files. */
export const exportDataSubject = async (app: AppContext, email: string, actor: string) => {
  const entries: Record<string, object[]> = {};
  const files: { name: string; key: string }[] = [];

  for (const form of Object.values<Form>(forms)) {
    const rows = await leadsOf(app, form, email);
    entries[form.name] = rows.map(readable);
    await recordAuditEvent(app, {
      actor,
      action: "exported",
      form: form.name,
      entries: idsOf(rows),
    });
    if (!form.claims) continue;

    const cvs: CvRow[] = await app.strapi.db
      .query(cvUid)
      .findMany({ where: { application: { $in: idsOf(rows) } } });
    files.push(
      ...cvs.map((cv) => ({ name: `${cv.application} ${cv.file_name}`, key: cv.storage_key })),
    );
  }

  return { entries, files };
};

/** Erases all data of one email (GDPR, article 17). @returns numbers of leads by form. */
export const eraseDataSubject = async (app: AppContext, email: string, actor: string) => {
  const deleted: Record<string, number> = {};
  for (const form of Object.values<Form>(forms)) {
    const ids = idsOf(await leadsOf(app, form, email));
    await deleteRelated(app, form, ids);
    await app.strapi.db.transaction(async () => {
      await app.strapi.db.query(form.uid).deleteMany({ where: { documentId: { $in: ids } } });
      await recordAuditEvent(app, { actor, action: "deleted", form: form.name, entries: ids });
    });
    deleted[form.name] = ids.length;
  }

  return deleted;
};
