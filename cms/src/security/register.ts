import type { AppContext, Capability } from "../server/app-context";

import { changeAddedRoutes } from "./added-routes";
import { guardPanel } from "./guard-panel";
import { keepAbilities } from "./keep-abilities";
import { guardMediaChanges } from "./media-changes";
import { createPanelRoles } from "./panel-roles";
import { revokeSessionsOnChange } from "./revoke-sessions";
import { addSetupRoute, logSetupUrl } from "./setup";
import { ensureSiteApiToken } from "./site-token";

/** The guards of Strapi's own routes, and who may do what. Registered after all other routes. */
export const registerSecurity = (app: AppContext): Capability => {
  const { strapi, settings } = app;
  guardMediaChanges(strapi);
  changeAddedRoutes(app);
  if (settings.serveAdminPanel) {
    guardPanel(app);
    keepAbilities(strapi);
    addSetupRoute(app);
  }

  return {
    bootstrap: async () => {
      revokeSessionsOnChange(strapi);
      await createPanelRoles(strapi);
      await ensureSiteApiToken(strapi, settings.siteApiToken);
    },
    start: () => void logSetupUrl(app),
  };
};
