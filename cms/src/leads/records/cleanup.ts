import type { AppContext } from "../../server/app-context";
import { createLease } from "../../server/database/lease";
import { createPoller } from "../../server/lib/poller";

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

/**
 * Creates the cleanup, which runs at startup and every hour, on one instance: its lease lasts until
 * the next run.
 */
export const createCleanup = (app: AppContext, jobs: Jobs) => {
  const { strapi, instanceId } = app;
  const lease = createLease(strapi, "cleanup", instanceId, hourMs);
  const cleaning = createPoller(async () => {
    try {
      if (await lease.acquire()) await cleanUp(app, jobs);
    } catch (error) {
      strapi.log.error(`Cleanup failed, next run in an hour: ${(error as Error).message}`);
    }
  }, hourMs);

  return {
    start: cleaning.start,
    stop: async () => {
      await cleaning.stop();
      await lease.release();
    },
  };
};
