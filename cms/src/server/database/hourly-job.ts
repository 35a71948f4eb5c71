import { hourMs } from "../../common/durations";
import type { AppContext } from "../app-context";
import { createPoller } from "../lib/poller";

import { insertIfAbsent } from "./insert-if-absent";

const leaseUid = "api::lease.lease";

/** What a job that may run for long needs. */
export type Run = {
  /** Aborts at shutdown; the job then ends, or throws the signal's reason. */
  signal: AbortSignal;
  /** Renews the lease for an hour. It resolves to false if another instance has it now. */
  renew: () => Promise<boolean>;
};

/** Acquires or renews a lease for an hour. @returns false while another instance has it. */
const acquireLease = async (
  { strapi, instanceId: owner }: AppContext,
  name: string,
): Promise<boolean> => {
  const now = new Date();
  const until = new Date(now.getTime() + hourMs);
  const { count } = await strapi.db.query(leaseUid).updateMany({
    where: { name, $or: [{ owner }, { held_until: { $lt: now } }] },
    data: { owner, held_until: until },
  });
  if (count > 0) return true;

  return strapi.db.transaction(async ({ trx }) =>
    Boolean(await insertIfAbsent(strapi, trx, leaseUid, { name, owner, held_until: until })),
  );
};

/**
 * Creates a job that runs at startup and every hour, on one instance: its lease lasts until the next
 * run. A restarted instance keeps its lease. The instances' clocks must agree within a few seconds.
 *
 * @param name of the lease.
 */
export const createHourlyJob = (
  app: AppContext,
  name: string,
  run: (run: Run) => Promise<unknown>,
) => {
  const { strapi, instanceId: owner } = app;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isHeld = false;
  const renew = async () => (isHeld = await acquireLease(app, name));
  const polling = createPoller(async () => {
    try {
      if (await renew()) await run({ signal, renew });
    } catch (error) {
      if (error === signal.reason) return;
      strapi.log.error(
        `The job "${name}" failed, next run in an hour: ${(error as Error).message}`,
      );
    }
  }, hourMs);

  return {
    start: polling.start,
    stop: async () => {
      stopping.abort();
      await polling.stop();
      // A command with the same owner must not release the service's lease.
      if (!isHeld) return;
      await strapi.db
        .query(leaseUid)
        .updateMany({ where: { name, owner }, data: { held_until: new Date(0) } });
    },
  };
};
