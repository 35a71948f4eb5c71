import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { useCallback, useSyncExternalStore } from "react";

import { labelOf, type Schema } from "./field-label";
import { openRecords, recordKey } from "./open-records";

/** The record whose form is open; an unsaved copy of `id` is a new one. */
export const useOpenRecord = () => {
  const { model, id, form } = useContentManager();
  const copyOf = location.pathname.includes("/clone/") ? id : undefined;
  const key = recordKey(model, copyOf ? undefined : id);
  const record = useSyncExternalStore(openRecords.subscribe, () => openRecords.get(key));

  return { model, form, copyOf, key, record };
};

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
