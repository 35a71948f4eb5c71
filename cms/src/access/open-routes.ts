import type { Context, Middleware } from "koa";

import type { AppContext } from "../context";
import { isDatabaseUnavailable } from "../database/unavailable";
import { type Form, forms } from "../forms/forms";
import { HttpError } from "../http/errors";
import {
  challengePath,
  cvLinkPath,
  newsletterPaths,
  outcomePath,
  proofHeader,
  uploadPath,
} from "../http/paths";
import { createRateLimiters, limitRate } from "../http/rate-limit";
import { newsletterHandlers } from "../newsletter/handlers";
import type { Outbox } from "../outbox/outbox";
import type { Publisher } from "../publishing/publisher";
import { receiveOutcome } from "../publishing/receive-outcome";
import { acceptSubmission } from "../submissions/accept";
import { createChallenges } from "../submissions/challenge";
import { receiveUpload } from "../uploads/receive";
import { serveBySignature } from "../uploads/serve";

const unavailable = (message: string, headers: Record<string, string> = {}) =>
  new HttpError(503, "ServiceUnavailableError", message, {
    headers: { "Retry-After": "5", ...headers },
  });

/** Rejects new work while the service is stopping; what it accepted it finishes. */
const rejectWhileStopping =
  (app: AppContext): Middleware =>
  async (_ctx, next) => {
    if (app.stopping) {
      throw unavailable("The service is restarting. Please try again in a moment.", {
        Connection: "close",
      });
    }
    await next();
  };

/** An unavailable database is not the visitor's fault, who may try again. */
const reportUnavailableDatabase =
  ({ strapi }: AppContext): Middleware =>
  async (_ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;

      strapi.log.error(`The database is unavailable: ${error.message}`);
      throw unavailable("We couldn't process this right now. Please try again in a moment.");
    }
  };

type Handler = (ctx: Context) => Promise<void>;

/**
 * Adds the routes that anybody may call. They ask Strapi for no permission:
 * nothing in the database opens or closes them (docs/decisions/0006-open-routes.md).
 * The guards are on the route, not on a path: Strapi's routes ignore upper and
 * lower case.
 */
export const addOpenRoutes = (app: AppContext, outbox: Outbox, publisher: Publisher) => {
  const limiters = createRateLimiters(app.makeLimiter, app.settings.rateLimits);
  const challenges = createChallenges(app);
  const guards = [rejectWhileStopping(app), reportUnavailableDatabase(app)];

  const route = (method: "GET" | "POST", path: string, name: string, handler: Handler) => ({
    method,
    // Strapi puts its prefix in front again.
    path: path.replace("/api", ""),
    handler,
    config: {
      auth: false,
      middlewares: [...guards, limitRate(name, app.secrets.limit, limiters)],
    },
  });
  const newsletter = newsletterHandlers(app);
  const { required } = app.settings.challenge;
  const giveChallenge: Handler = async (ctx) => {
    if (required) ctx.body = await challenges.create();
    else ctx.status = 204;
  };
  const assertProof: Handler = async (ctx) => {
    if (required) await challenges.assertSolved(ctx.get(proofHeader), undefined);
  };

  app.strapi.server.routes({
    type: "content-api",
    routes: [
      ...Object.values<Form>(forms).map((form) =>
        route("POST", form.path, form.name, acceptSubmission(app, challenges, outbox, form)),
      ),
      route("POST", uploadPath, "upload", receiveUpload(app, assertProof)),
      route("GET", cvLinkPath, "cv-link", serveBySignature(app)),
      route("GET", newsletterPaths.confirm, "newsletter", newsletter.askToConfirm),
      route("POST", newsletterPaths.confirm, "newsletter", newsletter.confirm),
      route("GET", newsletterPaths.unsubscribe, "newsletter", newsletter.askToUnsubscribe),
      route("POST", newsletterPaths.unsubscribe, "newsletter", newsletter.unsubscribe),
      route("GET", challengePath, "challenge", giveChallenge),
      ...(publisher.builder
        ? [route("POST", outcomePath, "outcome", receiveOutcome(app, publisher))]
        : []),
    ],
  } as never);
};
