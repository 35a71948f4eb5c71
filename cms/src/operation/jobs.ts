import type { Core } from "@strapi/strapi";

import { expireLeads, removeOrphans } from "../leads/retention";
import type { Settings } from "../settings";
import { sweepUploads } from "../uploads/sweep";

const hourMs = 60 * 60 * 1000;

/** What is cleared away from time to time: uploads no one claimed, and what is too old to keep. */
export const tidyUp = async (strapi: Core.Strapi, settings: Settings) => {
  const files = await sweepUploads(strapi);
  const leads = await expireLeads(strapi, settings.retentionDays);
  await removeOrphans(strapi);

  if (files + leads > 0) strapi.log.info(`Tidied up: ${files} unclaimed files, ${leads} records`);
};

/** Tidies up now and every hour; answers how to stop it. Several instances may do so at once. */
export const startJobs = (strapi: Core.Strapi, settings: Settings): (() => void) => {
  const run = () => {
    tidyUp(strapi, settings).catch((error: unknown) => strapi.log.error(error));
  };
  const timer = setInterval(run, hourMs);
  timer.unref();
  run();

  return () => clearInterval(timer);
};
