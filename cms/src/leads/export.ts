import type { UID } from "@strapi/strapi";

import { noteLeadEvent } from "../audit/audit";
import type { AppContext } from "../context";
import { type Form, keptFields, writableFields } from "../forms/forms";

import { subscriptionLink } from "../newsletter/links";

import { csvRow } from "./csv";

const batch = 500;
/** What sends an issue needs to know of each subscriber. */
const newsletterColumns = ["confirmed_at", "unsubscribe"];

type Row = Record<string, unknown>;
type Asked = {
  /** Who asks, as the audit trail names them. */
  actor: string;
  /** Leaves out what came before. */
  since?: Date;
  /** Which entries they may read, as a condition of a query; all without it. */
  readable?: object;
  /** Which fields they may read; all without it. */
  mayRead?: (field: string) => boolean;
};

const pagesOf = async function* ({ strapi }: AppContext, uid: UID.ContentType, where: object) {
  for (let after = 0; ;) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      orderBy: { id: "asc" },
      limit: batch,
    });
    yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id as number;
  }
};

/**
 * Exports the entries of one form as CSV, oldest first, a few hundred in memory at a time. It is
 * noted in the audit trail before the first of them leaves, so that one that breaks off is noted as well.
 *
 * @returns how many there are, and the text piece by piece.
 */
export const exportLeads = async (app: AppContext, form: Form, asked: Asked) => {
  const { actor, since = new Date(0), readable = {}, mayRead = () => true } = asked;
  // What comes in meanwhile is for the next export: the count holds.
  const where = { $and: [{ createdAt: { $gte: since, $lte: new Date() } }, readable] };
  const count = await app.strapi.db.query(form.uid).count({ where });
  await noteLeadEvent(app, { actor, action: "exported", form: form.name, count });

  const kept = keptFields(form).map(({ name }) => name);
  const fields = [...kept, ...writableFields(form)].filter(mayRead);
  const isNewsletter = form.mailTo === "visitor" && mayRead("confirmed_at");
  const write = (row: Row) =>
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
    for await (const rows of pagesOf(app, form.uid, where)) yield rows.map(write).join("");
  };

  return { count, text: text() };
};
