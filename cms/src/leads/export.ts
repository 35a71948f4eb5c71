import type { Core } from "@strapi/strapi";

import { type Form, keptFields, writableFields } from "../forms/forms";

import { csvRow } from "./csv";

const batch = 500;

/** Writes all entries of one form as CSV, oldest first, and returns how many there were. */
export const exportLeads = async (
  strapi: Core.Strapi,
  form: Form,
  since: Date,
  write: (text: string) => void,
): Promise<number> => {
  const fields = [...keptFields(form).map(({ name }) => name), ...writableFields(form)];
  write(csvRow(["id", "createdAt", ...fields]));

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
        ]),
      );
    }

    count += rows.length;
    if (rows.length < batch) return count;
    after = rows.at(-1)?.id as number;
  }
};
