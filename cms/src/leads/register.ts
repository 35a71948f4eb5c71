import type { AppContext, Capability } from "../server/app-context";
import { addPublicRoutes } from "../server/http/public-routes";

import { sweepUploads } from "./cvs/sweep";
import { forms } from "./forms";
import { hideAttributes } from "./hide-attributes";
import { type Challenges, createChallenges } from "./intake/challenge";
import { createOutbox } from "./outbox/outbox";
import { leadGauges } from "./metrics";
import { addOutcome } from "./outcome";
import { auditPanel, deleteExpiredAuditEvents } from "./records/audit";
import { auditReceivers } from "./records/audit-receivers";
import { createCleanup } from "./records/cleanup";
import { addLeadsExportRoute, registerExportAction } from "./records/export-route";
import { countDeletedLeads } from "./records/erase";
import { addCvLinks } from "./records/panel-cv-link";
import { makeLeadsReadOnly } from "./records/read-only";
import { expireLeads, expireUnconfirmed, removeOrphans } from "./records/retention";
import { addLeadsSummaryRoute } from "./records/summary";
import { addLeadsReportRoute } from "./report/route";
import { leadRoutes } from "./routes";
import { addSource } from "./source";

/** Forms, CVs, newsletter, their emails, and what the team does with leads. */
export const registerLeads = async (
  app: AppContext,
): Promise<Capability & { challenges: Challenges }> => {
  const { strapi } = app;
  for (const form of Object.values(forms)) {
    const type = strapi.contentType(form.uid);
    addSource(type);
    addOutcome(type);
    hideAttributes(type, form);
  }
  const challenges = createChallenges(app);
  const outbox = createOutbox(app);
  const cleanup = createCleanup(app, {
    "unclaimed files": sweepUploads,
    "expired leads": expireLeads,
    "unconfirmed subscriptions": expireUnconfirmed,
    "expired audit events": deleteExpiredAuditEvents,
    "orphaned files and outbox messages": removeOrphans,
  });

  addPublicRoutes(app, leadRoutes(app, challenges, outbox));
  app.gauges.push(leadGauges(app));
  makeLeadsReadOnly(strapi);
  countDeletedLeads(app);
  addCvLinks(app);
  auditPanel(app);
  auditReceivers(app);
  await registerExportAction(strapi);
  if (app.settings.serveAdminPanel) {
    addLeadsSummaryRoute(app);
    addLeadsExportRoute(app);
    addLeadsReportRoute(app);
  }

  return {
    challenges,
    start: () => {
      outbox.start();
      cleanup.start();
    },
    stop: async () => {
      await outbox.stop();
      await cleanup.stop();
    },
  };
};
