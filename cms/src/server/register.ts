import type { Core } from "@strapi/strapi";

import type { AppContext, Capability } from "./app-context";
import { deleteKeptFiles } from "./backup/kept-files";
import { keepUnused } from "./database/unused/keep-unused";
import { trackRequests } from "./graceful-shutdown";
import { createLimiterTables } from "./http/limiters";
import { addMetrics } from "./metrics/route";
import { startOutbox } from "./outbox/outbox";
import { refuseAdminTokens } from "./http/refuse-admin-tokens";
import { addReadinessRoute } from "./readiness";

/** Node's error codes for clients that send no HTTP or close the connection. */
const ofClient = /^(HPE_\w+|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ERR_STREAM_PREMATURE_CLOSE)$/;

/** Logs connection errors in one line instead of Koa's stack. */
const logBrokenConnections = ({ server, log }: Pick<Core.Strapi, "server" | "log">) => {
  server.app.silent = true;
  server.app.on("error", (error: NodeJS.ErrnoException) => {
    if (ofClient.test(error.code ?? "")) log.info(`Client closed the connection: ${error.code}`);
    else log.error(error);
  });
};

/**
 * Configures SQLite: a write-ahead log (sqlite.org/wal.html), so that a commit is one flush and
 * readers do not block writers; each commit is flushed before it is confirmed.
 */
const configureSqlite = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== "sqlite") return;

  await strapi.db.connection.raw("pragma journal_mode = wal");
  await strapi.db.connection.raw("pragma synchronous = full");
  // Waiting for another process's lock blocks the event loop, by default for five seconds.
  await strapi.db.connection.raw("pragma busy_timeout = 250");
};

/** What every service needs: database, health, metrics, outbox, shutdown. */
export const registerServer = (app: AppContext): Capability => {
  const { strapi } = app;
  if (app.settings.serveAdminPanel) refuseAdminTokens(strapi);
  logBrokenConnections(strapi);
  keepUnused(strapi);
  addReadinessRoute(app);
  addMetrics(app);

  const stopRequests = trackRequests(app);
  let stopOutbox: (() => Promise<unknown>) | undefined;

  return {
    bootstrap: async () => {
      await configureSqlite(strapi);
      await createLimiterTables(strapi);
    },
    start: () => {
      stopOutbox = startOutbox(app);
      void deleteKeptFiles(app);
    },
    stop: async () => {
      await stopRequests();
      await stopOutbox?.();
    },
  };
};
