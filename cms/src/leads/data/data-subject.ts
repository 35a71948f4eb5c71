import { extname } from "node:path";

import type { AppContext } from "../../server/app-context";
import { type Form, forms } from "../forms/forms";
import { outboxUid } from "../../server/outbox/messages";
import { cvUid } from "../links/cv-link";
import { deleteCvs } from "../cvs/sweep";
import { comparableEmail } from "../../common/text/email-address";
import { recordAuditEvent } from "../audit/audit";
import { leadBatches } from "../../server/database/batches";
import { eraseLeads } from "./erase";

type LeadRow = Record<string, unknown> & { documentId: string };
type CvRow = {
  application: string;
  storage_key: string;
  file_name: string;
};

/** The field with the sender's email. */
const emailField = (form: Form) => form.uniqueBy ?? "your_email";

/** The leads of an address. Reads all, because those of earlier versions have it as it was typed. */
const leadsOf = async (app: AppContext, form: Form, email: string): Promise<LeadRow[]> => {
  const field = emailField(form);
  const wanted = comparableEmail(email);
  const found: LeadRow[] = [];
  for await (const leads of leadBatches<LeadRow>(app, form.uid, { [field]: { $notNull: true } })) {
    found.push(...leads.filter((lead) => comparableEmail(String(lead[field])) === wanted));
  }

  return found;
};

const idsOf = (leads: LeadRow[]) => leads.map(({ documentId }) => documentId);

/** Technical fields, excluded from exports. */
const internal = /^(id|locale|publishedAt|cv_link|submission_.*)$/;
const readable = (lead: LeadRow) =>
  Object.fromEntries(Object.entries(lead).filter(([name]) => !internal.test(name)));

/** Exports all data stored for an email address (GDPR, article 15): leads by form, and files. */
export const exportDataSubject = async (app: AppContext, email: string, actor: string) => {
  const leads: Record<string, object[]> = {};
  const files: { name: string; original: string; key: string }[] = [];

  for (const form of Object.values<Form>(forms)) {
    const formLeads = await leadsOf(app, form, email);
    leads[form.name] = formLeads.map(readable);
    await recordAuditEvent(app, {
      actor,
      action: "exported",
      form: form.name,
      entries: idsOf(formLeads),
    });
    if (!form.claims) continue;

    const cvs: CvRow[] = await app.strapi.db
      .query(cvUid)
      .findMany({ where: { application: { $in: idsOf(formLeads) } } });
    files.push(
      // A visitor's name of a file may be longer than this system allows.
      ...cvs.map((cv) => ({
        name: `${cv.application}${extname(cv.file_name)}`,
        original: cv.file_name,
        key: cv.storage_key,
      })),
    );
  }

  return { leads, files };
};

/**
 * Erases all data stored for an email address (GDPR, article 17).
 *
 * @returns the number of erased leads by form.
 */
export const eraseDataSubject = async (app: AppContext, email: string, actor: string) => {
  const deleted: Record<string, number> = {};
  for (const form of Object.values<Form>(forms)) {
    const ids = idsOf(await leadsOf(app, form, email));
    if (form.claims) await deleteCvs(app, { application: { $in: ids } });
    await app.strapi.db.query(outboxUid).deleteMany({ where: { subject_id: { $in: ids } } });
    await eraseLeads(app, form, ids, actor);
    deleted[form.name] = ids.length;
  }

  return deleted;
};
