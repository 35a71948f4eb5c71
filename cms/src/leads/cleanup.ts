import type { Core } from "@strapi/strapi";

import type { Settings } from "../settings";
import { sweepUploads } from "../uploads/sweep";
import { expireLeads, removeOrphans } from "./retention";

const hourMs = 60 * 60 * 1000;

/**
 * Clears away what has had its time: uploads no one claimed, records too old to
 * keep, what deleted records left behind. One that fails stops none of the others.
 */
export const tidyUp = async (strapi: Core.Strapi, settings: Settings) => {
  const jobs = {
    "unclaimed files": () => sweepUploads(strapi),
    "old records": () => expireLeads(strapi, settings.retentionDays),
    "files and notes of deleted records": () => removeOrphans(strapi),
  };

  for (const [what, job] of Object.entries(jobs)) {
    try {
      const count = await job();
      if (count > 0) strapi.log.info(`Tidied up: ${count} ${what}`);
    } catch (error) {
      strapi.log.error(`Tidying up ${what} failed: ${(error as Error).message}`);
    }
  }
};

/** Tidies up now and every hour; answers how to stop it. Several instances may do so at once. */
export const startJobs = (strapi: Core.Strapi, settings: Settings): (() => void) => {
  const run = () => {
    void tidyUp(strapi, settings);
  };
  const timer = setInterval(run, hourMs);
  timer.unref();
  run();

  return () => clearInterval(timer);
};
