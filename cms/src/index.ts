import type { Core } from "@strapi/strapi";

import { changeAddedRoutes } from "./access/added-routes";
import { revokeSessionsOnChange } from "./access/revoke-sessions";
import { guardMediaChanges } from "./access/media-changes";
import { addPublicRoutes } from "./access/public-routes";
import { guardPanel } from "./access/guard-panel";
import { createPanelRoles } from "./access/panel-roles";
import { addSetupRoute, logSetupUrl } from "./access/setup";
import { ensureSiteApiToken } from "./access/site-token";
import { deleteExpiredAuditEvents } from "./audit/audit";
import { addBrandRoute } from "./content/brand-route";
import { makeSlugsOptional, generateSlugs } from "./content/slugs";
import { serveContent } from "./content/content-api";
import { rejectInvalidDates } from "./content/reject-invalid-dates";
import { addMediaFilesRoute } from "./content/media-files";
import { addCatalogueEnums } from "./content/schemas";
import { preventDeletingUsedMedia } from "./content/publication/prevent-deleting-used-media";
import { addMediaUsesRoute } from "./content/publication/media-uses-route";
import { guardPublication } from "./content/publication/guard-publication";
import { guardSchedule } from "./content/publication/guard-schedule";
import { configurePanelViews, titlePublishedPages } from "./content/panel-views";
import { storePicturesUpright } from "./content/upright-pictures";
import { seedWhenEmpty } from "./content/seed/seed";
import { createContext } from "./app-context";
import { configureSqlite } from "./database/sqlite";
import { addPresenceRoute } from "./editing/presence";
import { rejectStaleSaves } from "./editing/reject-stale";
import { createLimiterFactory, createLimiterTables } from "./http/limiters";
import { createRateLimits } from "./http/rate-limit";
import { auditPanel } from "./leads/audit-panel";
import { addLeadsExportRoute, registerExportAction } from "./leads/export-route";
import { addCvLinks } from "./leads/panel-cv-link";
import { makeLeadsReadOnly } from "./leads/read-only";
import { expireLeads, expireUnconfirmed, removeOrphans } from "./leads/retention";
import { addLeadsSummaryRoute } from "./leads/summary";
import { addMetrics } from "./metrics/route";
import { createCleanup } from "./operation/cleanup";
import { exitOnOperatorError } from "./operation/preflight";
import { logBrokenConnections } from "./operation/broken-connections";
import { trackRequests } from "./operation/graceful-shutdown";
import { deleteKeptData } from "./operation/kept-data";
import { addReadinessRoute } from "./operation/readiness";
import { handleRejections } from "./operation/unhandled-rejections";
import { createOutbox } from "./outbox/outbox";
import { setPreviewUrls } from "./preview/panel-preview";
import { addPreviewSessionRoute } from "./preview/session-route";
import { notifyPreviewServer } from "./preview/notify-preview-server";
import { addPublishingRoutes, registerPublishingActions } from "./publishing/panel-routes";
import { deleteOldChanges } from "./publishing/changes";
import { createPublishing } from "./publishing/publishing";
import { notifyDevServer } from "./publishing/notify-dev-server";
import { addScheduleProblemsRoute } from "./scheduling/problems";
import { createScheduler } from "./scheduling/scheduler";
import { readSettings } from "./server/settings";
import { createStorage } from "./storage/create-storage";
import { createChallenges } from "./submissions/challenge";
import { sweepUploads } from "./uploads/sweep";

const createServices = async (strapi: Core.Strapi) => {
  const settings = readSettings(process.env);
  const app = createContext({
    strapi,
    settings,
    makeLimiter: createLimiterFactory(strapi),
    cvStorage: await createStorage(settings),
  });

  return {
    app,
    limits: createRateLimits(app.makeLimiter, settings.rateLimits, app.secrets.rateLimitKey),
    challenges: createChallenges(app),
    outbox: createOutbox(app),
    publishing: createPublishing(app),
    cleanup: createCleanup(app, {
      "unclaimed files": sweepUploads,
      "expired leads": expireLeads,
      "unconfirmed subscriptions": expireUnconfirmed,
      "expired audit events": deleteExpiredAuditEvents,
      "old content changes": deleteOldChanges,
      "orphaned files and outbox messages": removeOrphans,
    }),
    scheduler: createScheduler(strapi),
    drainRequests: trackRequests(app),
    stopHandlingRejections: handleRejections(strapi),
  };
};

type Services = Awaited<ReturnType<typeof createServices>>;
/** Key of the services in Strapi's container, between the three hooks. */
const key = "content-service";

// Runs at every startup. Every step is idempotent.
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const services = await createServices(strapi);
    strapi.add(key, services);

    logBrokenConnections(strapi);
    serveContent(strapi);
    addCatalogueEnums(strapi);
    makeSlugsOptional(strapi);
    generateSlugs(strapi);
    rejectInvalidDates(strapi);
    rejectStaleSaves(strapi);
    guardPublication(strapi, services.app.settings.siteOrigins);
    guardSchedule(strapi);
    preventDeletingUsedMedia(strapi);
    storePicturesUpright(strapi);
    guardMediaChanges(strapi);
    addPublicRoutes(services.app, services.limits, services.challenges, services.outbox);
    await addMediaFilesRoute(strapi);
    addReadinessRoute(services.app);
    addPreviewSessionRoute(services.app);
    setPreviewUrls(services.app);
    addMetrics(services.app, services.publishing);
    changeAddedRoutes(strapi, services.app.settings.serveAdminPanel);
    makeLeadsReadOnly(strapi);
    addCvLinks(services.app);
    auditPanel(services.app);
    await registerPublishingActions(strapi);
    await registerExportAction(strapi);
    if (services.app.settings.serveAdminPanel) {
      guardPanel(services.app, services.limits, services.challenges);
      addSetupRoute(services.app);
      addBrandRoute(strapi, Boolean(services.app.settings.mail.server));
      titlePublishedPages(strapi);
      addScheduleProblemsRoute(strapi);
      addPresenceRoute(strapi);
      addMediaUsesRoute(strapi);
      addLeadsSummaryRoute(services.app);
      addLeadsExportRoute(services.app);
      addPublishingRoutes(services.app, services.publishing);
    }
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const { app, outbox, publishing, cleanup, scheduler } = strapi.get<Services>(key);

    revokeSessionsOnChange(strapi);
    await configureSqlite(strapi);
    await createLimiterTables(strapi);
    await createPanelRoles(strapi);
    await ensureSiteApiToken(strapi, app.settings.siteApiToken);
    await configurePanelViews(strapi);
    if (app.settings.seedWhenEmpty) await seedWhenEmpty(strapi).catch(exitOnOperatorError);

    // Commands load Strapi without listening: start jobs only here.
    strapi.server.httpServer.once("listening", () => {
      outbox.start();
      publishing.start();
      cleanup.start();
      notifyPreviewServer(app);
      scheduler.start();
      notifyDevServer(strapi);
      void logSetupUrl(app);
      void deleteKeptData(app);
    });
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    // Absent after a failed startup.
    if (!strapi.has(key)) return;
    const { outbox, publishing, cleanup, scheduler, drainRequests, stopHandlingRejections } =
      strapi.get<Services>(key);

    await drainRequests();
    await scheduler.stop();
    await outbox.stop();
    await publishing.stop();
    await cleanup.stop();
    stopHandlingRejections();
  },
};
