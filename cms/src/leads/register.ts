import type { AppContext, Capability } from "../server/app-context";
import { addPanelRoutes } from "../server/http/panel-routes";
import { addPublicRoutes } from "../server/http/routes";

import { sweepUploads } from "./cvs/sweep";
import { forms } from "./forms/forms";
import { hideAttributes } from "./forms/hide-attributes";
import { leadGauges } from "./metrics";
import { addOutcome } from "./forms/outcome";
import { auditPanel, deleteExpiredAuditEvents } from "./audit/audit";
import { auditReceivers } from "./audit/audit-receivers";
import { createCleanup } from "./data/cleanup";
import { registerExportAction } from "./data/export-route";
import { countDeletedLeads } from "./data/erase";
import { addCvLinks } from "./data/panel-cv-link";
import { makeLeadsReadOnly } from "./data/read-only";
import { expireLeads, expireUnconfirmed, removeOrphans } from "./data/retention";
import { leadsPanelRoutes } from "./panel-routes";
import { confirmationMail } from "./newsletter/confirmation";
import { registerNotifications } from "./notify/register";
import { warnAboutUnsent } from "./notify/warnings";
import { leadRoutes } from "./routes";
import { addSource } from "./forms/source";

/** Forms, CVs, newsletter, their emails, and what the team does with leads. */
export const registerLeads = async (app: AppContext): Promise<Capability> => {
  const { strapi } = app;
  for (const form of Object.values(forms)) {
    const type = strapi.contentType(form.uid);
    addSource(type);
    addOutcome(type);
    hideAttributes(type, form);
  }
  const cleanup = createCleanup(app, {
    "unclaimed files": sweepUploads,
    "expired leads": expireLeads,
    "unconfirmed subscriptions": expireUnconfirmed,
    "expired audit events": deleteExpiredAuditEvents,
    "orphaned files and outbox messages": removeOrphans,
  });

  addPublicRoutes(app, leadRoutes(app));
  registerNotifications(app);
  app.outbox.register(forms.subscribe.name, confirmationMail(app));
  app.gauges.push(leadGauges(app));
  makeLeadsReadOnly(strapi);
  countDeletedLeads(app);
  addCvLinks(app);
  auditPanel(app);
  auditReceivers(app);
  await registerExportAction(strapi);
  if (app.settings.serveAdminPanel) addPanelRoutes(app, leadsPanelRoutes(app));

  return {
    start: () => {
      warnAboutUnsent(app);
      cleanup.start();
    },
    stop: () => cleanup.stop(),
  };
};
