import { setImmediate } from "node:timers/promises";

import type { UID } from "@strapi/strapi";

import type { AppContext } from "../app-context";

const batchSize = 500;

/** Leads, oldest first, in batches, so that any number fits into memory. */
export const leadBatches = async function* <Lead extends Record<string, unknown>>(
  { strapi }: AppContext,
  uid: UID.ContentType,
  where: object,
  select?: string[],
) {
  for (let after = 0; ;) {
    const leads: Lead[] = await strapi.db.query(uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      orderBy: { id: "asc" },
      limit: batchSize,
      ...(select && { select: ["id", ...select] }),
    });
    yield leads;
    if (leads.length < batchSize) return;
    after = leads.at(-1)?.id as number;
    // SQLite answers without waiting: other requests go first.
    await setImmediate();
  }
};
