import type { StrapiApp } from "@strapi/strapi/admin";
import { Pencil } from "@strapi/icons";

/** Adds a widget to the home page: the records of the website that were edited last. */
export const addRecent = (app: StrapiApp) => {
  app.widgets.register((widgets) => [
    ...widgets,
    {
      id: "recent",
      icon: Pencil,
      title: { id: "recent.title", defaultMessage: "Edited last" },
      component: async () => (await import("./RecentWidget")).RecentWidget,
      // Who may read the home page may read content.
      permissions: [{ action: "plugin::content-manager.explorer.read", subject: "api::home.home" }],
    },
  ]);
};
