import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { useCallback } from "react";

import { labelOf, type Schema } from "./field-label";

/** The labels of the open record's fields, by their paths. */
export const useFieldLabel = () => {
  const { model, contentType, components } = useContentManager();

  return useCallback(
    (path: string) => {
      const schemas = [contentType, ...Object.values(components)].filter(Boolean);

      return labelOf(schemas as unknown as Schema[], model, path);
    },
    [model, contentType, components],
  );
};
