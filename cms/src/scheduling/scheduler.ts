import type { Core } from "@strapi/strapi";

import { createPoller } from "../lib/poller";

import { actOnDue } from "./due";

const minuteMs = 60_000;

/** Publishes and unpublishes at the times that editors set: now and every minute, once it is started. */
export const createScheduler = (strapi: Core.Strapi) =>
  createPoller(async () => {
    try {
      await actOnDue(strapi);
    } catch (error) {
      strapi.log.error(`The schedule waits for the next minute: ${(error as Error).message}`);
    }
  }, minuteMs);
