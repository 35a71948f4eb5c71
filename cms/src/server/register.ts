import type { AppContext, Capability } from "./app-context";
import { deleteKeptData } from "./backup/kept-data";
import { logBrokenConnections } from "./broken-connections";
import { configureSqlite } from "./database/sqlite";
import { trackRequests } from "./graceful-shutdown";
import { createLimiterTables } from "./http/limiters";
import { addMetrics } from "./metrics/route";
import { addReadinessRoute } from "./readiness";

/** What every service needs: database, health, metrics, shutdown. */
export const registerServer = (app: AppContext): Capability => {
  const { strapi } = app;
  logBrokenConnections(strapi);
  addReadinessRoute(app);
  addMetrics(app);

  return {
    bootstrap: async () => {
      await configureSqlite(strapi);
      await createLimiterTables(strapi);
    },
    start: () => void deleteKeptData(app),
    stop: trackRequests(app),
  };
};
