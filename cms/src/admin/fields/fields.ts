import type { StrapiApp } from "@strapi/strapi/admin";

import { DateField } from "./DateField";
import { CollapsibleField } from "./CollapsibleField";
import { withImageWarnings } from "./PictureField";

/** Reads dates as people write them, folds JSON away, and says below pictures what is wrong with them. */
export const addFields = (app: StrapiApp) => {
  const { media } = app.library.fields;
  if (!media) throw new Error("Strapi has no field for media any more: see admin/fields.");

  // Strapi gives these components props that its type of them does not name.
  app.addFields([
    { type: "date", Component: DateField as never },
    { type: "datetime", Component: DateField as never },
    { type: "json", Component: CollapsibleField as never },
    { type: "media", Component: withImageWarnings(media) as never },
  ]);
};
