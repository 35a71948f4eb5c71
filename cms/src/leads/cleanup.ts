import type { AppContext } from "../context";
import { repeat } from "../lib/repeat";
import { sweepUploads } from "../uploads/sweep";

import { expireLeads, removeOrphans } from "./retention";

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

/** Cleans up now and every hour, once it is started. Several instances may do so at once. */
export const createCleanup = (app: AppContext) => repeat(() => cleanUp(app), hourMs);
