import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { contentTypes } from "../content-types";
import { throwProblems } from "../throw-problems";

import { checkDraft } from "./check-draft";
import { checkRemoval } from "./check-removal";
import { forgetScheduleProblem } from "./schedule";
import { createTurns } from "./in-turn";

type Context = Modules.Documents.Middleware.Context;
type Next = Parameters<Modules.Documents.Middleware.Middleware>[1];
type Saved = { documentId: string } | null;
type Documents = { publish: (params: object) => Promise<{ entries: unknown[] }> };

const createGuards = (strapi: Core.Strapi, siteOrigins: readonly string[]) => {
  const inTurn = createTurns(strapi);

  const publish = ({ contentType, params }: Context, next: Next) =>
    inTurn(async () => {
      const { documentId } = params as { documentId: string };
      const problems = await checkDraft(strapi, contentType, documentId, siteOrigins);
      throwProblems(problems);
      await forgetScheduleProblem(strapi, contentType, documentId);

      return next();
    });

  /** Strapi would publish what it has saved past every middleware; here it passes this one again. */
  const saveAndPublish = (context: Context, next: Next) =>
    strapi.db.transaction(async () => {
      const { uid, params } = context;
      Object.assign(context, { params: { ...params, status: "draft" } });
      const saved = (await next()) as Saved;
      if (!saved) return saved;

      const documents = strapi.documents(uid) as unknown as Documents;
      const { entries } = await documents.publish({ ...params, documentId: saved.documentId });

      return entries[0];
    });

  const remove = ({ contentType, params }: Context, next: Next) =>
    inTurn(async () => {
      const { documentId } = params as { documentId: string };
      const reason = await checkRemoval(strapi, contentType, documentId);
      if (reason) throw new errors.ValidationError(reason);

      return next();
    });

  return {
    publish,
    create: saveAndPublish,
    update: saveAndPublish,
    unpublish: remove,
    delete: remove,
  };
};

/**
 * Refuses to publish what the site could not be built from, and to take down what it could
 * not be built without. The build's own check has the same rules (content/rules).
 *
 * @param siteOrigins the site's own, as browsers spell them.
 */
export const guardPublication = (strapi: Core.Strapi, siteOrigins: readonly string[]) => {
  const guards = createGuards(strapi, siteOrigins);
  const guarded = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));

  strapi.documents.use((context, next) => {
    const guard = guards[context.action as keyof typeof guards] as
      typeof guards.publish | undefined;
    const { status } = context.params as { status?: string };
    const isSaving = context.action === "create" || context.action === "update";
    if (!guard || !guarded.has(context.uid) || (isSaving && status !== "published")) return next();

    return guard(context, next);
  });
};
