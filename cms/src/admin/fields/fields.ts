import type { StrapiApp } from "@strapi/strapi/admin";

import { FoldedField } from "./FoldedField";
import { withRemarks } from "./PictureField";

type Field = Parameters<StrapiApp["addFields"]>[0];

/** Folds JSON away, and says under pictures what is wrong with them. */
export const addFields = (app: StrapiApp) => {
  const { media } = app.library.fields;
  const fields = [{ type: "json", Component: FoldedField }];
  if (media) fields.push({ type: "media", Component: withRemarks(media as never) } as never);

  app.addFields(fields as unknown as Field);
};
