import type { StrapiApp } from "@strapi/strapi/admin";
import { Message } from "@strapi/icons";

/** Adds a widget to the home page: what visitors sent, for those who may read it. */
export const addLeads = (app: StrapiApp) => {
  app.widgets.register((widgets) => [
    {
      id: "leads",
      icon: Message,
      title: { id: "leads.title", defaultMessage: "From visitors" },
      component: async () => (await import("./LeadsWidget")).LeadsWidget,
      permissions: [
        {
          action: "plugin::content-manager.explorer.read",
          subject: "api::contact-data.contact-data",
        },
      ],
    },
    ...widgets,
  ]);
};
