import type { AppContext } from "../../server/app-context";
import { type Form, storedFields, writableFields } from "../forms";

import { subscriptionLink } from "../newsletter/links";
import { auditUid, recordAuditEvent } from "./audit";
import { leadBatches } from "./batches";
import { csvRow } from "./csv";

/** Columns that a newsletter tool needs for each subscriber. */
const newsletterColumns = ["confirmed_at", "unsubscribe"];

type Lead = Record<string, unknown>;
type ExportOptions = {
  /** Actor for the audit log. */
  actor: string;
  /** Excludes older leads. */
  since?: Date;
  /** Selects fields; by default, all. */
  canReadField?: (field: string) => boolean;
};

/**
 * Exports a form's leads as CSV, oldest first, in batches. The audit event is recorded first, so
 * that aborted exports are logged too.
 *
 * @returns the number of leads, and the CSV as an async iterable of chunks.
 */
export const exportLeads = async (app: AppContext, form: Form, options: ExportOptions) => {
  const { actor, since = new Date(0), canReadField = () => true } = options;
  // Ignores leads created during the export, so that the count matches.
  const where = { createdAt: { $gte: since, $lte: new Date() } };
  const count = await app.strapi.db.query(form.uid).count({ where });
  await recordAuditEvent(app, { actor, action: "exported", form: form.name, count });

  const stored = storedFields(form).map(({ name }) => name);
  const fields = [...stored, ...writableFields(form)].filter(canReadField);
  const isNewsletter = form.mailTo === "visitor" && canReadField("confirmed_at");
  const toCsvRow = (lead: Lead) =>
    csvRow([
      lead.documentId,
      new Date(lead.createdAt as string).toISOString(),
      ...fields.map((name) => lead[name]),
      ...(isNewsletter
        ? [lead.confirmed_at, subscriptionLink(app, "unsubscribe", String(lead.documentId))]
        : []),
    ]);
  const text = async function* () {
    yield csvRow(["id", "createdAt", ...fields, ...(isNewsletter ? newsletterColumns : [])]);
    for await (const leads of leadBatches<Lead>(app, form.uid, where))
      yield leads.map(toCsvRow).join("");
  };

  return { count, text: text() };
};

/** Writes the audit log as CSV, oldest first. @returns the number of events. */
export const exportAudit = async (
  { strapi }: AppContext,
  since: Date,
  write: (text: string) => void,
): Promise<number> => {
  const events: Record<string, string>[] = await strapi.db
    .query(auditUid)
    .findMany({ where: { createdAt: { $gte: since } }, orderBy: { id: "asc" } });
  write(csvRow(["at", "actor", "action", "form", "entry", "count"]));
  for (const { createdAt, actor, action, form, entry, count } of events) {
    write(csvRow([new Date(createdAt ?? "").toISOString(), actor, action, form, entry, count]));
  }

  return events.length;
};
