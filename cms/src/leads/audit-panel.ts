import { type LeadAction, noteLeadEvent, panelPerson } from "../audit/audit";
import type { AppContext } from "../context";
import { formOfUid } from "../forms/forms";

const actions: Record<string, LeadAction> = {
  findMany: "listed",
  findOne: "opened",
  delete: "deleted",
};

/** Notes what people do with entries in the panel; what commands and jobs do, they note themselves. */
export const auditPanel = (app: AppContext) => {
  app.strapi.documents.use(async (context, next) => {
    const result = await next();
    const form = formOfUid(context.uid);
    const action = actions[context.action];
    const person = panelPerson(app);
    if (!form || !action || !person) return result;

    const { documentId } = context.params as { documentId?: string };
    await noteLeadEvent(app, {
      actor: person.name,
      action,
      form: form.name,
      ...(documentId && { entries: [documentId] }),
    });

    return result;
  });
};
