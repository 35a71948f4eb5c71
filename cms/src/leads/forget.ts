import type { AppContext } from "../context";
import { type Form, formOfUid } from "../forms/forms";
import { outboxUid } from "../outbox/enqueue";
import { deleteCvs } from "../uploads/sweep";

/** Deletes what belongs to entries of a form: their files and their mail notes. */
export const forgetBelongings = async (app: AppContext, form: Form, ids: string[]) => {
  if (form.claims) await deleteCvs(app, { application: { $in: ids } });
  await app.strapi.db.query(outboxUid).deleteMany({ where: { subject_id: { $in: ids } } });
};

/**
 * Deletes what belongs to an entry as soon as somebody deletes it in the panel. If that
 * fails, the hourly cleanup does it; its link opens nothing from now on (uploads/serve.ts).
 */
export const forgetDeleted = (app: AppContext) => {
  app.strapi.documents.use(async (context, next) => {
    const form = formOfUid(context.uid);
    const result = await next();
    if (!form || context.action !== "delete") return result;

    const { documentId } = context.params as { documentId: string };
    const forget = () =>
      void forgetBelongings(app, form, [documentId]).catch((error: Error) =>
        app.strapi.log.error(`What belonged to a deleted entry is still there: ${error.message}`),
      );
    // The panel may delete several in one transaction, which may yet fail.
    await app.strapi.db.transaction(({ onCommit }) => onCommit(forget));

    return result;
  });
};
