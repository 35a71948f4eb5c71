import type { AppContext } from "../context";
import { currentAdminUser } from "../lib/admin-user";

export const auditUid = "api::lead-event.lead-event";

/** What somebody did with what visitors sent. */
export type LeadAction = "listed" | "opened" | "opened the CV" | "exported" | "deleted";

type LeadEvent = {
  /** Who: the address of a person of the panel, a command, a job, or whoever holds a link. */
  actor: string;
  action: LeadAction;
  form: string;
  /** The ids of the entries; none for a list of all. */
  entries?: string[];
  /** How many entries an export has. */
  count?: number;
};

/** Who is signed in to the panel and asks for this; nobody in commands, jobs and open routes. */
export const panelPerson = ({ strapi }: AppContext) => {
  const user = currentAdminUser(strapi);

  return user && { id: user.id, name: user.email ?? "somebody of the panel" };
};

/**
 * Notes who did what with what visitors sent. It names entries by their ids and repeats nothing
 * of them, so that it may outlive them. No call of the service changes or deletes a note.
 */
export const noteLeadEvent = async ({ strapi }: AppContext, { entries, ...event }: LeadEvent) => {
  const events = strapi.db.query(auditUid);
  for (const entry of entries ?? [null]) {
    await events.create({ data: { ...event, entry } });
  }
};

const keptDays = 730;

/** Deletes notes that are older than two years. */
export const expireLeadEvents = async ({ strapi }: AppContext): Promise<number> => {
  const before = new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000);
  const { count } = await strapi.db
    .query(auditUid)
    .deleteMany({ where: { createdAt: { $lt: before } } });

  return count;
};
