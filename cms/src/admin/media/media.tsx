import type { StrapiApp } from "@strapi/strapi/admin";
import { Link } from "@strapi/icons";

/** Adds a page to the menu: which records show each file. Strapi's own dialog of a file takes no additions. */
export const addMediaUses = (app: StrapiApp) =>
  app.addMenuLink({
    to: "media-uses",
    icon: Link,
    intlLabel: { id: "media-uses.title", defaultMessage: "Where files are used" },
    permissions: [{ action: "plugin::upload.read", subject: null }],
    Component: () => import("./UsesPage").then(({ UsesPage }) => ({ default: UsesPage })),
    // Behind the media library.
    position: 5,
  });
