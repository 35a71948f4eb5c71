import type { StrapiApp } from "@strapi/strapi/admin";

import { lazyPart } from "../lazy-part";

import { withImageWarnings } from "./with-image-warnings";

const CollapsibleField = lazyPart(
  async () => (await import("./CollapsibleField")).CollapsibleField,
);
const DateField = lazyPart(async () => (await import("./DateField")).DateField);

/** Replaces Strapi's fields: dates are text, JSON is collapsed, and media show problems of images below. */
export const addFields = (app: StrapiApp) => {
  const { media } = app.library.fields;
  if (!media) throw new Error("Strapi has no field for media any more: see panel/fields.");

  // Strapi passes these components props that its type lacks.
  app.addFields([
    { type: "date", Component: DateField as never },
    { type: "json", Component: CollapsibleField as never },
    { type: "media", Component: withImageWarnings(media) as never },
  ]);
};
