import type { Context, Middleware } from "koa";

import type { AppContext } from "../server/app-context";
import { challengePath, cvLinkPath, newsletterPaths, uploadPath } from "../server/http/endpoints";
import type { PublicRoute } from "../server/http/public-routes";
import type { Poller } from "../server/lib/poller";

import { receiveUpload } from "./cvs/receive";
import { serveSignedCv } from "./cvs/serve";
import { type Form, forms } from "./forms";
import { acceptSubmission } from "./intake/accept";
import { createAdmission, createUploadAdmission } from "./intake/admission";
import type { Challenges } from "./intake/challenge";
import { newsletterHandlers } from "./newsletter/handlers";
import { type LinkAction, subscriptionOf } from "./newsletter/links";

/** Skips the IP limit for signed links: a mail provider calls them for many people. */
const unlessSigned =
  (app: AppContext, action: LinkAction, limit: Middleware): Middleware =>
  (ctx, next) =>
    subscriptionOf(app, action, String((ctx as Context).params.token)) ? next() : limit(ctx, next);

const newsletterRoutes = (app: AppContext, outbox: Poller): PublicRoute[] => {
  const { confirmPage, confirm, unsubscribePage, unsubscribe } = newsletterHandlers(app, outbox);
  type Handler = PublicRoute["handler"];
  const routesOf = (action: LinkAction, page: Handler, button: Handler): PublicRoute[] => {
    const route = { path: newsletterPaths[action], name: "newsletter" };
    const limit = unlessSigned(app, action, app.limits.limitByIp(route.name));

    return [
      { ...route, method: "GET", handler: page },
      { ...route, method: "POST", handler: button, limit },
    ];
  };

  return [
    ...routesOf("confirm", confirmPage, confirm),
    ...routesOf("unsubscribe", unsubscribePage, unsubscribe),
  ];
};

/** The routes of forms, CVs, newsletter links and proofs of work. */
export const leadRoutes = (
  app: AppContext,
  challenges: Challenges,
  outbox: Poller,
): PublicRoute[] => {
  const admit = createAdmission(app, challenges);
  const uploads = createUploadAdmission(app, challenges);
  const createChallenge = async (ctx: Context) => {
    ctx.body = await challenges.create();
  };

  return [
    ...Object.values<Form>(forms).map((form) => ({
      method: "POST" as const,
      path: form.path,
      name: form.name,
      handler: acceptSubmission(app, admit, outbox, form),
    })),
    { method: "POST", path: uploadPath, name: "upload", handler: receiveUpload(app, uploads) },
    { method: "GET", path: cvLinkPath, name: "cv-link", handler: serveSignedCv(app) },
    { method: "GET", path: challengePath, name: "challenge", handler: createChallenge },
    ...newsletterRoutes(app, outbox),
  ];
};
