import type { Core } from "@strapi/strapi";

import { advisoryLocks } from "../../database/advisory-locks";
import type { Transaction } from "../../database/rows";

/**
 * Makes a function that runs a check and what follows from it while no other does: records that
 * are published at the same moment, one by one or in bulk, would else each miss what the other is
 * about to take. On SQLite the transaction itself is alone; on PostgreSQL a lock is held until it
 * ends.
 *
 * The task that it is given runs in a transaction, the one of the request if it has one.
 */
export const createTurns = (strapi: Core.Strapi) => {
  const turns = new WeakMap<Transaction, Promise<unknown>>();

  return async <T>(task: () => Promise<T>): Promise<T> =>
    strapi.db.transaction(async ({ trx }) => {
      // Those of a bulk share one transaction.
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
