import type { UID } from "@strapi/strapi";

import type { AppContext, Capability } from "../server/app-context";
import { panelUrl } from "../server/admin/panel-url";
import { addPanelRoutes } from "../server/http/panel-routes";
import { exitOnOperatorError } from "../server/preflight";

import { addContentActions } from "./actions";
import { serveContent } from "./model/content-api";
import { addMediaFilesRoute } from "./media/media-files";
import { configurePanelViews, titlePublishedPages } from "./model/panel-views";
import { contentPanelRoutes } from "./panel-routes";
import { addPublicSettingsRoute } from "./public-settings-route";
import { findWithoutPage } from "./checks/find-without-page";
import { preventDeletingUsedMedia } from "./media/prevent-deleting-used-media";
import { addCatalogueEnums } from "./model/schemas";
import { addSectionPictures } from "./model/section-pictures";
import { seedWhenEmpty } from "./seed/seed";
import { makeNumbersOptional } from "./model/list-numbers";
import { makeSlugsOptional } from "./model/slugs";
import { createVersionsCleanup } from "./versions/keep-versions";
import { storePicturesUpright } from "./media/upright-pictures";

/** Lists the records whose page the catalogue no longer has. */
const warnAboutMissingPages = async ({ strapi, settings }: AppContext) => {
  const records = await findWithoutPage(strapi);
  if (records.length === 0) return;

  const lines = records.map(({ uid, documentId, title }) => {
    const schema = strapi.contentType(uid as UID.ContentType);
    const url = panelUrl(settings, schema, documentId) ?? "";

    return `  ${schema.info.displayName} "${title}" ${url}`.trimEnd();
  });
  strapi.log.warn(
    [
      "These published records have no page, because the catalogue no longer has it. Unpublish them on the page Website of the admin panel:",
      ...lines,
    ].join("\n"),
  );
};

/** The content model, its rules and the media library. */
export const registerContent = async (app: AppContext): Promise<Capability> => {
  const { strapi, settings } = app;
  serveContent(strapi);
  addCatalogueEnums(strapi);
  makeSlugsOptional(strapi);
  makeNumbersOptional(strapi);
  addContentActions(app);
  const versionsCleanup = createVersionsCleanup(app);
  preventDeletingUsedMedia(strapi);
  storePicturesUpright(strapi);
  await addMediaFilesRoute(strapi);
  if (settings.serveAdminPanel) {
    addPublicSettingsRoute(app);
    titlePublishedPages(strapi);
    addPanelRoutes(app, contentPanelRoutes(app));
  }

  return {
    bootstrap: async () => {
      await configurePanelViews(strapi);
      // Not in register, which also runs to write the types of the schemas.
      if (settings.serveAdminPanel) addSectionPictures(strapi);
      if (settings.seedWhenEmpty) await seedWhenEmpty(strapi).catch(exitOnOperatorError);
    },
    start: () => {
      void warnAboutMissingPages(app);
      versionsCleanup.start();
    },
    stop: versionsCleanup.stop,
  };
};
