import { dayMs } from "../../common/durations";
import type { AppContext } from "../../server/app-context";
import { currentAdminUser } from "../../server/admin/users";
import { formByUid } from "../forms/forms";

export const auditUid = "api::lead-event.lead-event";

/** Audited actions on leads, on where they go, and of assistants. */
type AuditAction =
  | "listed"
  | "opened"
  | "opened the CV"
  | "exported"
  | "deleted"
  | "changed the receiver"
  | "published the receiver"
  // What an assistant does with content.
  | "drafted"
  | "asked to publish";

type AuditEvent = {
  /** The email of an admin user, a command, a job, or the holder of a link. */
  actor: string;
  action: AuditAction;
  /** The name of the form, or of the type of an assistant's record. */
  form: string;
  /** Ids of the leads, of the assistant's record, or of the form whose receiver changes; absent for a list. */
  entries?: string[];
  /** Number of exported leads. */
  count?: number;
};

/** The admin user of the current request; undefined in commands, jobs and public routes. */
export const currentActor = ({ strapi }: AppContext) => {
  const user = currentAdminUser(strapi);

  return user && { id: user.id, name: user.email ?? "somebody of the panel" };
};

/**
 * Records an access to leads. An event references leads by id only, so it may outlive them, and no
 * route changes or deletes it.
 */
export const recordAuditEvent = async (
  { strapi }: AppContext,
  { entries, ...event }: AuditEvent,
) => {
  const events = strapi.db.query(auditUid);
  for (const entry of entries ?? [null]) {
    await events.create({ data: { ...event, entry } });
  }
};

const actions: Record<string, AuditAction> = {
  findMany: "listed",
  findOne: "opened",
  delete: "deleted",
};

/** Records what admin users do with leads; commands and jobs record their own actions. */
export const auditPanel = (app: AppContext) => {
  app.strapi.documents.use(async (context, next) => {
    const result = await next();
    const form = formByUid(context.uid);
    const action = actions[context.action];
    const person = currentActor(app);
    if (!form || !action || !person) return result;

    const { documentId } = context.params as { documentId?: string };
    await recordAuditEvent(app, {
      actor: person.name,
      action,
      form: form.name,
      ...(documentId && { entries: [documentId] }),
    });

    return result;
  });
};

const retentionDays = 730;

/** Deletes audit events that are older than two years. */
export const deleteExpiredAuditEvents = async ({ strapi }: AppContext): Promise<number> => {
  const before = new Date(Date.now() - retentionDays * dayMs);
  const { count } = await strapi.db
    .query(auditUid)
    .deleteMany({ where: { createdAt: { $lt: before } } });

  return count;
};
