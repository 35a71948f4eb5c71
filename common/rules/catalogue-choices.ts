import { editorOptions } from "../catalogue/editor-options.ts";

import type { ContentRecord, Issue, ModelSchema } from "./model.ts";

/** Requires catalogue entries for required choices. Pages leave out unknown optional ones. */
export const checkCatalogue = ({ attributes }: ModelSchema, record: ContentRecord): Issue[] =>
  Object.entries(attributes).flatMap(([name, { required, pluginOptions }]) => {
    const list = pluginOptions?.editor?.catalogue;
    const value = record[name];
    if (!list || !required || !value) return [];

    return editorOptions[list].some(({ slug }) => slug === value)
      ? []
      : [
          {
            path: [name],
            message: `"${String(value)}" is not in the catalogue: choose another one, or unpublish this record.`,
            hasNoPage: true,
          },
        ];
  });
