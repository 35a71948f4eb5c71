import type { Core } from "@strapi/strapi";

import { advisoryLocks } from "../../server/database/startup-lock";
import type { Transaction } from "../../server/database/tables";

/**
 * Serializes publish checks: two at once could claim the same slug. SQLite runs one transaction at a
 * time; on PostgreSQL, an advisory lock is held until the transaction ends.
 *
 * @returns a function that runs a task in the request's transaction, or in a new one.
 */
export const createPublishLock = (strapi: Core.Strapi) => {
  const turns = new WeakMap<Transaction, Promise<unknown>>();

  return async <T>(task: () => Promise<T>): Promise<T> =>
    strapi.db.transaction(async ({ trx }) => {
      // Bulk actions share one transaction.
      const before = turns.get(trx) ?? Promise.resolve();
      const turn = before.then(async () => {
        if (strapi.db.dialect.client === "postgres") {
          await trx.raw("select pg_advisory_xact_lock(?)", [advisoryLocks.publication]);
        }

        return task();
      });
      turns.set(
        trx,
        turn.catch(() => undefined),
      );

      return turn;
    });
};
