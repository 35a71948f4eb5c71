import type { StrapiApp } from "@strapi/strapi/admin";
import { Earth } from "@strapi/icons";

/** Adds what the panel says about the website: a widget on the home page. */
export const addWebsite = (app: StrapiApp) => {
  app.widgets.register((widgets) => [
    {
      id: "website",
      icon: Earth,
      title: { id: "website.title", defaultMessage: "Website" },
      component: async () => (await import("./WebsiteWidget")).WebsiteWidget,
    },
    ...widgets,
  ]);
};
