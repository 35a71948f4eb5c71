import type { AppContext } from "../server/app-context";
import type { PanelRoutes } from "../server/http/panel-routes";

import { leadsExportRoute } from "./data/export-route";
import { leadsSummaryRoute } from "./data/summary";
import { leadsReportRoute } from "./report/route";
import type { LeadResponses } from "./types";

/** The panel's routes of leads. */
export const leadsPanelRoutes = (app: AppContext): PanelRoutes<LeadResponses> => ({
  "GET /leads-summary": leadsSummaryRoute(app),
  "GET /leads-export/:uid": leadsExportRoute(app),
  "GET /leads-report": leadsReportRoute(app),
});
