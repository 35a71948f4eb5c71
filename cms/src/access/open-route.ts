import type { Middleware } from "koa";

import { isDatabaseAway } from "../database/unavailable";
import { visitorGates } from "../visitor-gates";

import { limitRate } from "../http/rate-limit";
import { answerRefusals, Refusal } from "../http/errors";

/** Refuses new work while the service is stopping; what it accepted it finishes. */
const refuseWhileStopping: Middleware = async (_ctx, next) => {
  if (visitorGates().stopping) {
    throw new Refusal(
      503,
      "ServiceUnavailableError",
      "The service is restarting. Please try again in a moment.",
      {},
      { "Retry-After": "5", Connection: "close" },
    );
  }
  await next();
};

/** A database that is away is no fault of the visitor's, who may try again. */
const refuseWithoutDatabase: Middleware = async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;

    strapi.log.error(`The database does not answer: ${(error as Error).message}`);
    throw new Refusal(
      503,
      "ServiceUnavailableError",
      "The service cannot take this just now. Please try again in a moment.",
      {},
      { "Retry-After": "5" },
    );
  }
};

/**
 * The settings of a route that anybody may call. It asks Strapi for no right:
 * nothing in the database opens or closes it. The guards sit on the route, not
 * on a path: Strapi's routes do not mind upper and lower case.
 */
export const openRoute = (form: string) => ({
  auth: false as const,
  middlewares: [
    answerRefusals,
    refuseWhileStopping,
    refuseWithoutDatabase,
    limitRate(
      form,
      () => visitorGates().limitSecret,
      () => visitorGates().buckets,
    ),
  ],
});
