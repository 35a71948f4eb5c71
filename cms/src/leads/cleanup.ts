import { expireLeadEvents } from "../audit/audit";
import type { AppContext } from "../context";
import { createLease } from "../database/lease";
import { createPoller } from "../lib/poller";
import { sweepUploads } from "../uploads/sweep";

import { expireLeads, expireUnconfirmed, removeOrphans } from "./retention";

const hourMs = 60 * 60 * 1000;

/**
 * Deletes what is no longer needed: uploads nobody claimed, entries too old to
 * keep, what deleted entries left behind. A job that fails stops none of the others.
 */
const cleanUp = async (app: AppContext) => {
  const { log } = app.strapi;
  const jobs = {
    "unclaimed files": sweepUploads,
    "old records": expireLeads,
    "unconfirmed subscriptions": expireUnconfirmed,
    "old notes of who opened what": expireLeadEvents,
    "files and notes of deleted records": removeOrphans,
  };

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
 * Cleans up now and every hour, once it is started. Of several instances the one that holds the
 * lease does it; it lasts as long as the work is not due again.
 */
export const createCleanup = (app: AppContext) => {
  const { strapi, instanceId } = app;
  const lease = createLease(strapi, "cleanup", instanceId, hourMs);
  const cleaning = createPoller(async () => {
    try {
      if (await lease.hold()) await cleanUp(app);
    } catch (error) {
      strapi.log.error(`Cleaning up waits for the next hour: ${(error as Error).message}`);
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
