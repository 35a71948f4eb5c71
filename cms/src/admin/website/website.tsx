import type { StrapiApp } from "@strapi/strapi/admin";
import { Earth } from "@strapi/icons";

import { LivePanel } from "./LivePanel";
import { mayRead } from "./permissions";

/**
 * Adds what the panel says about the website: a widget on the home page, a page of its
 * own in the menu, and a side panel beside every record.
 */
export const addWebsite = (app: StrapiApp) => {
  app.widgets.register((widgets) => [
    {
      id: "website",
      icon: Earth,
      title: { id: "website.title", defaultMessage: "Website" },
      link: {
        label: { id: "website.link", defaultMessage: "History and more" },
        href: "/website",
      },
      component: async () => (await import("./WebsiteWidget")).WebsiteWidget,
      permissions: mayRead,
    },
    ...widgets,
  ]);

  app.addMenuLink({
    to: "website",
    icon: Earth,
    intlLabel: { id: "website.title", defaultMessage: "Website" },
    permissions: mayRead,
    Component: () => import("./WebsitePage").then(({ WebsitePage }) => ({ default: WebsitePage })),
    position: 2,
  });

  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as {
    addEditViewSidePanel: (panels: unknown[]) => void;
  };
  addEditViewSidePanel([LivePanel]);
};
