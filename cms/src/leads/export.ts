import type { UID } from "@strapi/strapi";

import { recordAuditEvent } from "../audit/audit";
import type { AppContext } from "../app-context";
import { type Form, storedFields, writableFields } from "../forms/forms";

import { subscriptionLink } from "../newsletter/links";

import { csvRow } from "./csv";

const batchSize = 500;
/** Columns that a newsletter tool needs for each subscriber. */
const newsletterColumns = ["confirmed_at", "unsubscribe"];

type Row = Record<string, unknown>;
type ExportOptions = {
  /** Actor for the audit log. */
  actor: string;
  /** Excludes older leads. */
  since?: Date;
  /** Query filter; all leads without it. */
  filter?: object;
  /** Selects fields; all without it. */
  canReadField?: (field: string) => boolean;
};

const batches = async function* ({ strapi }: AppContext, uid: UID.ContentType, where: object) {
  for (let after = 0; ;) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      orderBy: { id: "asc" },
      limit: batchSize,
    });
    yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id as number;
  }
};

/**
 * Exports a form's leads as CSV, oldest first, in batches. The audit event is recorded first, so it
 * covers exports that break off.
 *
 * @returns the number of leads, and the text in pieces.
 */
export const exportLeads = async (app: AppContext, form: Form, options: ExportOptions) => {
  const { actor, since = new Date(0), filter = {}, canReadField = () => true } = options;
  // Exclude later leads, so that the count is right.
  const where = { $and: [{ createdAt: { $gte: since, $lte: new Date() } }, filter] };
  const count = await app.strapi.db.query(form.uid).count({ where });
  await recordAuditEvent(app, { actor, action: "exported", form: form.name, count });

  const stored = storedFields(form).map(({ name }) => name);
  const fields = [...stored, ...writableFields(form)].filter(canReadField);
  const isNewsletter = form.mailTo === "visitor" && canReadField("confirmed_at");
  const toCsvRow = (row: Row) =>
    csvRow([
      row.documentId,
      new Date(row.createdAt as string).toISOString(),
      ...fields.map((name) => row[name]),
      ...(isNewsletter
        ? [row.confirmed_at, subscriptionLink(app, "unsubscribe", String(row.documentId))]
        : []),
    ]);
  const text = async function* () {
    yield csvRow(["id", "createdAt", ...fields, ...(isNewsletter ? newsletterColumns : [])]);
    for await (const rows of batches(app, form.uid, where)) yield rows.map(toCsvRow).join("");
  };

  return { count, text: text() };
};
