import type { AppContext } from "../../server/app-context";
import { auditUid } from "./audit";

import { csvRow } from "./csv";

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
