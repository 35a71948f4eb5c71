import type { AppContext } from "../../server/app-context";
import { formByUid } from "../forms";
import { type AuditAction, recordAuditEvent, currentActor } from "./audit";

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
