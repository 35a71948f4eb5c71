import { editorOptions } from "../catalogue/editor-options.ts";

import type { ContentRecord, Issue, ModelSchema } from "./model.ts";

/** Requires catalogue entries for required choices. Pages leave out unknown optional ones. */
export const checkCatalogue = ({ attributes }: ModelSchema, record: ContentRecord): Issue[] =>
  Object.entries(attributes).flatMap(([name, { required, pluginOptions }]) => {
    const list = pluginOptions?.editor?.catalogue;
    const value = record[name];
    if (!list || !required || !value) return [];

    const slugs = editorOptions[list].map((entry) => entry.slug);

    return slugs.includes(String(value))
      ? []
      : [
          {
            path: [name],
            message: `"${String(value)}" belongs to no page of the catalogue: choose one of ${slugs.join(", ")}, or add it to common/catalogue.`,
          },
        ];
  });
