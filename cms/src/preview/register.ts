import type { AppContext, Capability } from "../server/app-context";
import { addPanelRoutes } from "../server/http/panel-routes";

import { createLinksCleanup, deleteLinksWithRecord } from "./client-links/links";
import { linksPart } from "./client-links/record-part";
import { linkRoutes } from "./client-links/routes";
import { notifyPreviewServer } from "./notify-preview-server";
import { setPreviewUrls } from "./panel-preview";
import { addPreviewSessionRoute } from "./session-route";

/** Drafts as the site will show them, from the preview server, also by links for clients. */
export const registerPreview = (app: AppContext): Capability => {
  addPreviewSessionRoute(app);
  setPreviewUrls(app);
  deleteLinksWithRecord(app.strapi);
  if (app.settings.serveAdminPanel) {
    app.recordParts.set("links", linksPart(app));
    addPanelRoutes(app, linkRoutes(app));
  }
  const linksCleanup = createLinksCleanup(app);

  return {
    start: () => {
      linksCleanup.start();
      notifyPreviewServer(app);
    },
    stop: linksCleanup.stop,
  };
};
