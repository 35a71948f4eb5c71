import type { Core } from "@strapi/strapi";

import type { AppContext } from "../context";
import { readinessPath } from "../http/paths";
import { withTimeout } from "../http/timeout";
import { addPublicRoute } from "../lib/strapi-routes";

const timeoutMs = 2000;

/** A write that changes nothing: a database that only lets read can serve no visitor. */
const canWrite = async ({ db }: Core.Strapi): Promise<boolean> => {
  const { tableName } = db.metadata.get("api::lease.lease");
  const write = db.getConnection(tableName).where({ id: -1 }).update({ name: "" });

  return withTimeout(Promise.resolve(write), timeoutMs, () => new Error("timeout")).then(
    () => true,
    () => false,
  );
};

/**
 * Adds the readiness route: 204 while this instance can serve, 503 while its
 * database takes no writes or it is stopping. A proxy asks it before it sends
 * visitors; Strapi's own /_health tells only that the process is alive.
 */
export const addReadinessRoute = (app: AppContext) =>
  addPublicRoute(app.strapi, "GET", readinessPath, async (ctx) => {
    const ready = !app.shuttingDown && (await canWrite(app.strapi));
    ctx.status = ready ? 204 : 503;
    if (!ready) ctx.body = "";
  });
