import type { Context, Middleware } from "koa";

import type { AppContext } from "../server/app-context";
import { challengePath, cvLinkPath, newsletterPaths, uploadPath } from "../server/http/endpoints";
import type { PublicRoute } from "../server/http/routes";

import { createUploadAdmission, proofFactor } from "./cvs/admission";
import { receiveUpload } from "./cvs/receive";
import { serveSignedCv } from "./cvs/serve";
import { type Form, forms } from "./forms/forms";
import { acceptSubmission } from "./intake/accept";
import { createAdmission } from "./intake/admission";
import { newsletterHandlers } from "./newsletter/handlers";
import { type LinkAction, subscriptionOf } from "./links/subscription-link";

/** Skips the IP limit for signed links: a mail provider calls them for many people. */
const unlessSigned =
  (app: AppContext, action: LinkAction, limit: Middleware): Middleware =>
  (ctx, next) =>
    subscriptionOf(app, action, String((ctx as Context).params.token)) ? next() : limit(ctx, next);

const newsletterRoutes = (app: AppContext): PublicRoute[] => {
  const { confirmPage, confirm, unsubscribePage, unsubscribe } = newsletterHandlers(app);
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
export const leadRoutes = (app: AppContext): PublicRoute[] => {
  const admit = createAdmission(app);
  const uploads = createUploadAdmission(app);
  const createChallenge = async (ctx: Context) => {
    ctx.body = await app.challenges.create(Math.max(1, await proofFactor(app)));
  };

  return [
    ...Object.values<Form>(forms).map((form) => ({
      method: "POST" as const,
      path: form.path,
      name: form.name,
      handler: acceptSubmission(app, admit, form),
    })),
    { method: "POST", path: uploadPath, name: "upload", handler: receiveUpload(app, uploads) },
    { method: "GET", path: cvLinkPath, name: "cv-link", handler: serveSignedCv(app) },
    { method: "GET", path: challengePath, name: "challenge", handler: createChallenge },
    ...newsletterRoutes(app),
  ];
};
