import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

import { readinessPath } from "../http/paths";
import { visitorGates } from "../visitor-gates";

const patienceMs = 2000;

const databaseAnswers = async (strapi: Core.Strapi): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answer = strapi.db.connection.raw("select 1").then(
    () => true,
    () => false,
  );

  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Adds the readiness route: 204 while this instance can serve, 503 while its
 * database does not answer or it is stopping. A proxy asks it before it sends
 * visitors; Strapi's own /_health tells only that the process lives.
 */
export const addReadinessRoute = (strapi: Core.Strapi) => {
  strapi.server.routes([
    {
      method: "GET",
      path: readinessPath,
      handler: async (ctx: Context) => {
        const ready = !visitorGates().stopping && (await databaseAnswers(strapi));
        ctx.status = ready ? 204 : 503;
        if (!ready) ctx.body = "";
      },
      config: { auth: false },
    },
  ] as never);
};
