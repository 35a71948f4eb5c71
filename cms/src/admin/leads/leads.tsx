import type { StrapiApp } from "@strapi/strapi/admin";
import { Message } from "@strapi/icons";

import { ExportButton } from "./ExportButton";

type ContentManager = {
  injectComponent: (view: string, place: string, added: object) => void;
};

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

/** Adds a button to lists of what visitors sent. To be called when plugins are ready. */
export const addLeadsExport = (app: Pick<StrapiApp, "getPlugin">) => {
  const contentManager = app.getPlugin("content-manager") as unknown as ContentManager;
  contentManager.injectComponent("listView", "actions", {
    name: "leads-export",
    Component: ExportButton,
  });
};
