import { noteLeadEvent } from "../audit/audit";
import type { AppContext } from "../context";
import { type Form, forms } from "../forms/forms";
import { cvUid } from "../uploads/claim";

import { forgetBelongings } from "./forget";

type Row = Record<string, unknown> & { documentId: string };
type CvRow = {
  application: string;
  storage_key: string;
  file_name: string;
};

/** Which field of a form holds the address of who sent it. */
const addressField = (form: Form) => form.onceBy ?? "your_email";

const entriesOf = ({ strapi }: AppContext, form: Form, email: string): Promise<Row[]> =>
  strapi.db
    .query(form.uid)
    .findMany({ where: { [addressField(form)]: { $eqi: email } }, orderBy: { id: "asc" } });

const idsOf = (rows: Row[]) => rows.map(({ documentId }) => documentId);

/** What only the service needs of an entry. */
const internal = /^(id|locale|publishedAt|cv_link|submission_.*)$/;
const readable = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.test(name)));

/**
 * Everything that is kept about one address (GDPR, article 15): entries by form, and files.
 */
export const exportPerson = async (app: AppContext, email: string, actor: string) => {
  const entries: Record<string, object[]> = {};
  const files: { name: string; key: string }[] = [];

  for (const form of Object.values<Form>(forms)) {
    const rows = await entriesOf(app, form, email);
    entries[form.name] = rows.map(readable);
    await noteLeadEvent(app, { actor, action: "exported", form: form.name, entries: idsOf(rows) });
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

/** Deletes everything that is kept about one address (GDPR, article 17). @returns how much, by form. */
export const deletePerson = async (app: AppContext, email: string, actor: string) => {
  const deleted: Record<string, number> = {};
  for (const form of Object.values<Form>(forms)) {
    const ids = idsOf(await entriesOf(app, form, email));
    await forgetBelongings(app, form, ids);
    await app.strapi.db.transaction(async () => {
      await app.strapi.db.query(form.uid).deleteMany({ where: { documentId: { $in: ids } } });
      await noteLeadEvent(app, { actor, action: "deleted", form: form.name, entries: ids });
    });
    deleted[form.name] = ids.length;
  }

  return deleted;
};
