import type { AppContext } from "../app-context";
import { type Form, formByUid } from "../forms/forms";
import { outboxUid } from "../outbox/enqueue";
import { deleteCvs } from "../uploads/sweep";

/** Deletes files and outbox messages of leads. */
export const deleteRelated = async (app: AppContext, form: Form, ids: string[]) => {
  if (form.claims) await deleteCvs(app, { application: { $in: ids } });
  await app.strapi.db.query(outboxUid).deleteMany({ where: { subject_id: { $in: ids } } });
};

/**
 * Deletes a lead's files and outbox messages when it is deleted in the panel. If that fails, the
 * hourly cleanup does it; links to the files stop working at once (uploads/serve.ts).
 */
export const deleteRelatedWithLead = (app: AppContext) => {
  app.strapi.documents.use(async (context, next) => {
    const form = formByUid(context.uid);
    const result = await next();
    if (!form || context.action !== "delete") return result;

    const { documentId } = context.params as { documentId: string };
    const deleteAfterCommit = () =>
      void deleteRelated(app, form, [documentId]).catch((error: Error) =>
        app.strapi.log.error(
          `Could not delete files and emails of a deleted lead: ${error.message}`,
        ),
      );
    // The panel may delete several in one transaction, which may fail later.
    await app.strapi.db.transaction(({ onCommit }) => onCommit(deleteAfterCommit));

    return result;
  });
};
