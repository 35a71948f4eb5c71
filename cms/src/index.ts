import type { Core } from "@strapi/strapi";

import { closeRoutes } from "./access/close-routes";
import { revokePublicRights } from "./access/public-role";
import { grantSiteToken } from "./access/site-token";
import { writeAhead } from "./database/write-ahead";
import { describeFields } from "./content/field-descriptions";
import { readFilesOfEditors } from "./access/editor-uploads";
import { countRequests, finishRequests } from "./operation/graceful-stop";
import { startJobs } from "./leads/cleanup";
import { addReadinessRoute } from "./operation/readiness";
import { startOutbox, stopOutbox } from "./outbox/worker";
import { seedWhenEmpty } from "./content/seed/seed";
import { readSettings } from "./settings";
import { showCvLinks } from "./leads/panel-cv-link";
import { openVisitorGates } from "./visitor-gates";

let stopJobs: (() => void) | undefined;
let runningRequests: (() => number) | undefined;

// What happens at every start. Each step may run again without harm.
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    closeRoutes(strapi, readSettings(process.env).serveAdminPanel);
    readFilesOfEditors(strapi);
    addReadinessRoute(strapi);
    showCvLinks(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const settings = readSettings(process.env);

    await writeAhead(strapi);
    await revokePublicRights(strapi);
    await grantSiteToken(strapi, settings.siteToken);
    await describeFields(strapi);
    await openVisitorGates(strapi, settings);
    if (settings.seedWhenEmpty) await seedWhenEmpty(strapi);

    // Commands load all of this too, and only the service listens.
    runningRequests = countRequests(strapi.server.httpServer);
    strapi.server.httpServer.once("listening", () => {
      startOutbox(strapi, settings);
      stopJobs = startJobs(strapi, settings);
    });
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopJobs?.();
    if (runningRequests) await finishRequests(strapi, runningRequests);
    await stopOutbox();
  },
};
