import type { Context, Middleware } from "koa";

import type { AppContext } from "../app-context";
import { type Form, forms } from "../forms/forms";
import { unavailable } from "../http/errors";
import { challengePath, cvLinkPath, newsletterPaths, uploadPath } from "../http/endpoints";
import type { RateLimits } from "../http/rate-limit";
import { newsletterHandlers } from "../newsletter/handlers";
import { type LinkAction, subscriptionOf } from "../newsletter/links";
import { createAdmission, createUploadAdmission } from "../submissions/admission";
import type { Outbox } from "../outbox/outbox";
import { publisherRoutes } from "../publishing/publisher-routes";
import { acceptSubmission } from "../submissions/accept";
import type { Challenges } from "../submissions/challenge";
import { receiveUpload } from "../uploads/receive";
import { serveSignedCv } from "../uploads/serve";

/** Rejects new requests during shutdown; accepted ones are completed. */
const rejectDuringShutdown =
  (app: AppContext): Middleware =>
  async (_ctx, next) => {
    if (app.shuttingDown) {
      throw unavailable("The service is restarting. Please try again in a moment.", {
        close: true,
      });
    }
    await next();
  };

/** Skips the IP limit for signed links: a mail provider calls them for many people. */
const unlessSigned =
  (app: AppContext, action: LinkAction, limit: Middleware): Middleware =>
  (ctx, next) =>
    subscriptionOf(app, action, String((ctx as Context).params.token)) ? next() : limit(ctx, next);

type Handler = (ctx: Context) => Promise<void>;

/**
 * Adds the public routes. They bypass Strapi's permissions, so nothing in the database opens or
 * closes them (docs/decisions/0006-open-routes.md). Guards belong to a route, not to a path,
 * because Strapi matches paths case-insensitively.
 */
export const addPublicRoutes = (
  app: AppContext,
  limits: RateLimits,
  challenges: Challenges,
  outbox: Outbox,
) => {
  const admit = createAdmission(app, limits, challenges);
  const route = (
    method: "GET" | "POST",
    path: string,
    name: string,
    handler: Handler,
    limit = limits.limitByIp(name),
  ) => ({
    method,
    // Strapi adds its prefix again.
    path: path.replace("/api", ""),
    handler,
    config: {
      auth: false,
      middlewares: [rejectDuringShutdown(app), limit],
    },
  });
  const newsletter = newsletterHandlers(app);
  const linkRoute = (action: LinkAction, handler: Handler) =>
    route(
      "POST",
      newsletterPaths[action],
      "newsletter",
      handler,
      unlessSigned(app, action, limits.limitByIp("newsletter")),
    );
  const uploads = createUploadAdmission(app, limits, challenges);
  const createChallenge: Handler = async (ctx) => {
    ctx.body = await challenges.create();
  };

  app.strapi.server.routes({
    type: "content-api",
    routes: [
      ...Object.values<Form>(forms).map((form) =>
        route("POST", form.path, form.name, acceptSubmission(app, admit, outbox, form)),
      ),
      route("POST", uploadPath, "upload", receiveUpload(app, uploads)),
      route("GET", cvLinkPath, "cv-link", serveSignedCv(app)),
      route("GET", newsletterPaths.confirm, "newsletter", newsletter.confirmPage),
      linkRoute("confirm", newsletter.confirm),
      route("GET", newsletterPaths.unsubscribe, "newsletter", newsletter.unsubscribePage),
      linkRoute("unsubscribe", newsletter.unsubscribe),
      route("GET", challengePath, "challenge", createChallenge),
      ...publisherRoutes(app).map(({ method, path, handler }) =>
        route(method, path, "publishing", handler),
      ),
    ],
    // Strapi's type requires the `info` that Strapi adds.
  } as never);
};
