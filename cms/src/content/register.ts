import type { AppContext, Capability } from "../server/app-context";
import { exitOnOperatorError } from "../server/preflight";

import { addBrandRoute } from "./brand-route";
import { serveContent } from "./content-api";
import { addPresenceRoute } from "./editing/presence";
import { rejectStaleSaves } from "./editing/reject-stale";
import { addMediaFilesRoute } from "./media-files";
import { configurePanelViews, titlePublishedPages } from "./panel-views";
import { guardPublication } from "./publication/guard-publication";
import { guardSchedule } from "./publication/guard-schedule";
import { addMediaUsesRoute } from "./publication/media-uses-route";
import { preventDeletingUsedMedia } from "./publication/prevent-deleting-used-media";
import { rejectInvalidDates } from "./reject-invalid-dates";
import { addCatalogueEnums } from "./schemas";
import { seedWhenEmpty } from "./seed/seed";
import { generateSlugs, makeSlugsOptional } from "./slugs";
import { storePicturesUpright } from "./upright-pictures";

/** The content model, its rules and the media library. */
export const registerContent = async ({ strapi, settings }: AppContext): Promise<Capability> => {
  serveContent(strapi);
  addCatalogueEnums(strapi);
  makeSlugsOptional(strapi);
  generateSlugs(strapi);
  rejectInvalidDates(strapi);
  rejectStaleSaves(strapi);
  guardPublication(strapi, settings.siteOrigins);
  guardSchedule(strapi);
  preventDeletingUsedMedia(strapi);
  storePicturesUpright(strapi);
  await addMediaFilesRoute(strapi);
  if (settings.serveAdminPanel) {
    addBrandRoute(strapi, Boolean(settings.mail.server));
    titlePublishedPages(strapi);
    addPresenceRoute(strapi);
    addMediaUsesRoute(strapi);
  }

  return {
    bootstrap: async () => {
      await configurePanelViews(strapi);
      if (settings.seedWhenEmpty) await seedWhenEmpty(strapi).catch(exitOnOperatorError);
    },
  };
};
