import type { Core } from "@strapi/strapi";

import { createPoller } from "../../server/lib/poller";

import { runScheduled } from "./run-scheduled";

const minuteMs = 60_000;

/** Creates the scheduler, which runs at startup and every minute. */
export const createScheduler = (strapi: Core.Strapi) =>
  createPoller(async () => {
    try {
      await runScheduled(strapi);
    } catch (error) {
      strapi.log.error(
        `Scheduled publishing failed, next run in a minute: ${(error as Error).message}`,
      );
    }
  }, minuteMs);
