import type { AppContext } from "../../server/app-context";
import { createHourlyJob } from "../../server/database/hourly-job";

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

/** Creates the cleanup, which runs at startup and every hour, on one instance. */
export const createCleanup = (app: AppContext, jobs: Jobs) =>
  createHourlyJob(app, "cleanup", () => cleanUp(app, jobs));
