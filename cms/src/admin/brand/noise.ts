import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";

/**
 * Strapi's widgets that count records, say who is signed in, praise Strapi's own hosting, or
 * name records by their ids.
 */
const noise = [
  "chart-entries",
  "key-statistics",
  "profile-info",
  "deploy-now",
  "last-edited-entries",
  "last-published-entries",
];

/**
 * Menu links that lead out of the website's content: records' types are changed in code, and
 * the website has one language.
 */
const hidden = ["admin::marketplace.", "plugin::content-type-builder.", "plugin::i18n."];

/** Takes away what helps nobody who writes a website. */
export const removeNoise = (app: StrapiApp) => {
  app.widgets.register((widgets) => widgets.filter(({ id }) => !noise.includes(id)));
  app.addRBACMiddleware(
    () => (next) => (permissions) =>
      next(permissions.filter(({ action }) => !hidden.some((start) => action.startsWith(start)))),
  );
};

/** Closes the banner about Strapi's news, as the button on it does: by a note that names the service. */
export const dismissBanner = async () => {
  try {
    const { data } = await getFetchClient().get<{ data: { uuid: string | boolean } }>(
      "/admin/init",
    );
    localStorage.setItem(
      `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${data.data.uuid}`,
      "true",
    );
  } catch {
    // It shows, and can be closed by hand.
  }
};
