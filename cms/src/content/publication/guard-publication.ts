import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { contentTypes } from "../content-types";
import { throwIssues } from "../throw-issues";

import { checkDraft } from "./check-draft";
import { checkRemoval } from "./check-removal";
import { clearScheduleError } from "./schedule";
import { createPublishLock } from "./publish-lock";

type Context = Modules.Documents.Middleware.Context;
type Next = Parameters<Modules.Documents.Middleware.Middleware>[1];
type Saved = { documentId: string } | null;
type Documents = { publish: (params: object) => Promise<{ entries: unknown[] }> };

const createGuards = (strapi: Core.Strapi, siteOrigins: readonly string[]) => {
  const withLock = createPublishLock(strapi);

  const publish = ({ contentType, params }: Context, next: Next) =>
    withLock(async () => {
      const { documentId } = params as { documentId: string };
      const issues = await checkDraft(strapi, contentType, documentId, siteOrigins);
      throwIssues(issues);
      await clearScheduleError(strapi, contentType, documentId);

      return next();
    });

  /** Saving with status "published" skips the publish middleware: save a draft, then publish. */
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
    withLock(async () => {
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
 * Rejects publishing and removing records if the site could not be built afterward. The build
 * applies the same rules (common/rules).
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
