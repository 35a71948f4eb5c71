import type { AppContext } from "../context";
import { type Form, keptFields, writableFields } from "../forms/forms";

import { subscriptionLink } from "../newsletter/links";

import { csvRow } from "./csv";

const batch = 500;
/** What sends an issue needs to know of each subscriber. */
const newsletterColumns = ["confirmed_at", "unsubscribe"];

/** Writes all entries of one form as CSV, oldest first, and returns how many there were. */
export const exportLeads = async (
  app: AppContext,
  form: Form,
  since: Date,
  write: (text: string) => void,
): Promise<number> => {
  const fields = [...keptFields(form).map(({ name }) => name), ...writableFields(form)];
  const { strapi } = app;
  const isNewsletter = form.mailTo === "visitor";
  write(csvRow(["id", "createdAt", ...fields, ...(isNewsletter ? newsletterColumns : [])]));

  let after = 0;
  let count = 0;
  for (;;) {
    const rows: Record<string, unknown>[] = await strapi.db.query(form.uid).findMany({
      where: { id: { $gt: after }, createdAt: { $gte: since } },
      orderBy: { id: "asc" },
      limit: batch,
    });
    for (const row of rows) {
      write(
        csvRow([
          row.documentId,
          new Date(row.createdAt as string).toISOString(),
          ...fields.map((name) => row[name]),
          ...(isNewsletter
            ? [row.confirmed_at, subscriptionLink(app, "unsubscribe", String(row.documentId))]
            : []),
        ]),
      );
    }

    count += rows.length;
    if (rows.length < batch) return count;
    after = rows.at(-1)?.id as number;
  }
};
