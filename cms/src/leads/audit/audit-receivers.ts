import type { AppContext } from "../../server/app-context";

import { currentActor, recordAuditEvent } from "./audit";

const formUid = "api::form.form";

const actions = ["create", "update", "clone", "publish", "discardDraft"];

type Row = { publishedAt: string | null; receiver: string | null };
type Params = { documentId?: string };

/**
 * Records who changes where the answers to a form of editors go: in the draft, and in the published
 * form, which decides. An event has the form's id, and no address.
 */
export const auditReceivers = (app: AppContext) => {
  const { strapi } = app;
  /** The receivers of the draft and of the published form. */
  const read = async (documentId: string) => {
    const rows: Row[] = await strapi.db
      .query(formUid)
      .findMany({ where: { documentId }, select: ["publishedAt", "receiver"] });
    const receiverOf = (published: boolean) =>
      rows.find(({ publishedAt }) => (publishedAt !== null) === published)?.receiver || null;

    return { draft: receiverOf(false), published: receiverOf(true) };
  };

  strapi.documents.use((context, next) => {
    if (context.uid !== formUid || !actions.includes(context.action)) return next();

    return strapi.db.transaction(async () => {
      const { documentId } = context.params as Params;
      const isNew = context.action === "create" || context.action === "clone";
      const before = documentId && !isNew ? await read(documentId) : null;
      const result = await next();
      const changed = isNew ? (result as Params | null)?.documentId : documentId;
      if (!changed) return result;

      const after = await read(changed);
      const actor = currentActor(app)?.name ?? "the CMS";
      for (const [state, action] of [
        ["draft", "changed the receiver"],
        ["published", "published the receiver"],
      ] as const) {
        if ((before?.[state] ?? null) === after[state]) continue;
        await recordAuditEvent(app, { actor, action, form: "form", entries: [changed] });
        strapi.log.info(`Form ${changed}: ${actor} ${action}`);
      }

      return result;
    }) as never;
  });
};
