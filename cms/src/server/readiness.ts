import type { AppContext } from "./app-context";
import { tableOf } from "./database/tables";
import { readinessPath } from "./http/endpoints";
import { withTimeout } from "./lib/with-timeout";
import { addUnguardedRoute } from "./http/routes";

const timeoutMs = 2000;

/**
 * Adds the readiness route for proxies: 204, or 503 while the database accepts no writes or during
 * shutdown. Strapi's own /_health is only a liveness check.
 */
export const addReadinessRoute = (app: AppContext) =>
  addUnguardedRoute(app.strapi, "GET", readinessPath, async (ctx) => {
    // A write that changes nothing: a read-only database cannot accept leads.
    const write = tableOf(app.strapi, "api::lease.lease").where({ id: -1 }).update({ name: "" });
    const canWrite = await withTimeout(Promise.resolve(write), timeoutMs).then(
      () => true,
      () => false,
    );
    const ready = canWrite && !app.shuttingDown;
    ctx.status = ready ? 204 : 503;
    if (!ready) ctx.body = "";
  });
