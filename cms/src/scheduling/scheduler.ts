import type { Core } from "@strapi/strapi";

import { actOnDue } from "./due";

const minuteMs = 60_000;

/** Publishes and unpublishes at the times that editors set: now and every minute, once it is started. */
export const createScheduler = (strapi: Core.Strapi) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const run = () => {
    running ??= actOnDue(strapi)
      .catch((error: unknown) => {
        strapi.log.error(`The schedule waits for the next minute: ${(error as Error).message}`);
      })
      .finally(() => (running = undefined));
  };

  return {
    start: () => {
      timer = setInterval(run, minuteMs);
      timer.unref();
      run();
    },
    /** Lets what it is doing end, and does no more. */
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
