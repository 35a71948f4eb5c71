import { deleteExpiredAuditEvents } from "../audit/audit";
import type { AppContext } from "../app-context";
import { createLease } from "../database/lease";
import { createPoller } from "../lib/poller";
import { sweepUploads } from "../uploads/sweep";

import { expireLeads, expireUnconfirmed, removeOrphans } from "./retention";

const hourMs = 60 * 60 * 1000;

/**
 * Deletes expired uploads, leads and audit events, and orphans of deleted leads. A failing job does
 * not stop the others.
 */
const cleanUp = async (app: AppContext) => {
  const { log } = app.strapi;
  const jobs = {
    "unclaimed files": sweepUploads,
    "expired leads": expireLeads,
    "unconfirmed subscriptions": expireUnconfirmed,
    "expired audit events": deleteExpiredAuditEvents,
    "orphaned files and outbox messages": removeOrphans,
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
 * Creates the cleanup, which runs at startup and every hour, on one instance: its lease lasts until
 * the next run.
 */
export const createCleanup = (app: AppContext) => {
  const { strapi, instanceId } = app;
  const lease = createLease(strapi, "cleanup", instanceId, hourMs);
  const cleaning = createPoller(async () => {
    try {
      if (await lease.acquire()) await cleanUp(app);
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
