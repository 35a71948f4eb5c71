import type { AppContext } from "../../server/app-context";
import { insertIfAbsent } from "../../server/database/insert-if-absent";
import { createPoller } from "../../server/lib/poller";

const leaseUid = "api::lease.lease";
const name = "cleanup";
const hourMs = 60 * 60 * 1000;

/** Jobs by what they delete. They return its number. */
type Jobs = Record<string, (app: AppContext) => Promise<number>>;

/** Runs the jobs. A failing one does not stop the others. */
const cleanUp = async (app: AppContext, jobs: Jobs) => {
  const { log } = app.strapi;
  for (const [what, job] of Object.entries(jobs)) {
    try {
      const count = await job(app);
      if (count > 0) log.info(`Cleaned up ${count} ${what}`);
    } catch (error) {
      log.error(`Cleaning up ${what} failed: ${(error as Error).message}`);
    }
  }
};

/** Acquires or renews the lease for an hour. @returns false while another instance has it. */
const acquireLease = async ({ strapi, instanceId: owner }: AppContext): Promise<boolean> => {
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
 * Creates the cleanup, which runs at startup and every hour, on one instance: its lease lasts until
 * the next run. A restarted instance keeps its lease. The instances' clocks must agree within a few
 * seconds.
 */
export const createCleanup = (app: AppContext, jobs: Jobs) => {
  const { strapi, instanceId: owner } = app;
  let isHeld = false;
  const cleaning = createPoller(async () => {
    try {
      isHeld = await acquireLease(app);
      if (isHeld) await cleanUp(app, jobs);
    } catch (error) {
      strapi.log.error(`Cleanup failed, next run in an hour: ${(error as Error).message}`);
    }
  }, hourMs);

  return {
    start: cleaning.start,
    stop: async () => {
      await cleaning.stop();
      // A command with the same owner must not release the service's lease.
      if (!isHeld) return;
      await strapi.db
        .query(leaseUid)
        .updateMany({ where: { name, owner }, data: { held_until: new Date(0) } });
    },
  };
};
