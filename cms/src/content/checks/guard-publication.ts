import { AsyncLocalStorage } from "node:async_hooks";

import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import type { Context, Next } from "../model/document-actions";
import { throwIssues } from "../model/throw-issues";
import { advisoryLocks } from "../../server/database/startup-lock";
import type { Transaction } from "../../server/database/tables";

import { publishRedirectChanges } from "../addresses/publish-redirect-changes";
import { planPublication, type RedirectPlan } from "../addresses/plan-redirects";
import { planRequestedRemoval } from "../addresses/requested-removal";
import { checkDraft } from "./check-draft";
import { checkRemoval, isPublished } from "./check-removal";
import { completeUses } from "./complete-uses";
import { clearScheduleError } from "./schedule";

type Saved = { documentId: string } | null;
type Documents = { publish: (params: object) => Promise<{ entries: unknown[] }> };

/**
 * Serializes publish checks: two at once could claim the same slug. SQLite runs one transaction at a
 * time; on PostgreSQL, an advisory lock is held until the transaction ends. A task may publish other
 * documents in its turn.
 *
 * @returns a function that runs a task in the request's transaction, or in a new one.
 */
const createPublishLock = (strapi: Core.Strapi) => {
  const turns = new WeakMap<Transaction, Promise<unknown>>();
  const ownTurn = new AsyncLocalStorage<Transaction>();

  return async <T>(task: () => Promise<T>): Promise<T> =>
    strapi.db.transaction(async ({ trx }) => {
      if (ownTurn.getStore() === trx) return task();

      // Bulk actions share one transaction.
      const before = turns.get(trx) ?? Promise.resolve();
      const turn = before.then(async () => {
        if (strapi.db.dialect.client === "postgres") {
          await trx.raw("select pg_advisory_xact_lock(?)", [advisoryLocks.publication]);
        }

        return ownTurn.run(trx, task);
      });
      turns.set(
        trx,
        turn.catch(() => undefined),
      );

      return turn;
    });
};

/**
 * The steps that reject publishing and removing records if the site could not be built afterward. The build
 * applies the same rules (common/rules). They redirect the visitors of pages that move, and of removed
 * ones if the request asks for it.
 */
export const createPublicationSteps = (strapi: Core.Strapi, siteOrigins: readonly string[]) => {
  const withLock = createPublishLock(strapi);

  /** The page changes first: a redirect from a page is refused. */
  const redirectAfter = async (plan: RedirectPlan | undefined, next: Next) => {
    const result = await next();
    if (plan) await publishRedirectChanges(strapi, plan.changes, plan.before);

    return result;
  };

  const publish = ({ uid, contentType, params }: Context, next: Next) =>
    withLock(async () => {
      const { documentId } = params as { documentId: string };
      const issues = await checkDraft(strapi, contentType, documentId, siteOrigins);
      throwIssues(issues);
      await clearScheduleError(strapi, contentType, documentId);
      const plan = await planPublication(strapi, contentType, documentId, siteOrigins);
      const isFirst = !(await isPublished(strapi, uid, documentId));
      const result = await redirectAfter(plan, next);
      if (isFirst) await completeUses(strapi, uid, documentId);

      return result;
    });

  /** Saving with status "published" skips the publish middleware: save a draft, then publish. */
  const saveAndPublish = async (context: Context, next: Next) => {
    const { uid, params } = context;
    if ((params as { status?: string }).status !== "published") return next();

    return strapi.db.transaction(async () => {
      Object.assign(context, { params: { ...params, status: "draft" } });
      const saved = (await next()) as Saved;
      if (!saved) return saved;

      const documents = strapi.documents(uid) as unknown as Documents;
      const { entries } = await documents.publish({ ...params, documentId: saved.documentId });

      return entries[0];
    });
  };

  const remove = ({ contentType, params }: Context, next: Next) =>
    withLock(async () => {
      const { documentId } = params as { documentId: string };
      const reason = await checkRemoval(strapi, contentType, documentId);
      if (reason) throw new errors.ValidationError(reason);
      const plan = await planRequestedRemoval(strapi, contentType, documentId, siteOrigins);

      return redirectAfter(plan, next);
    });

  return { save: saveAndPublish, publish, remove };
};
