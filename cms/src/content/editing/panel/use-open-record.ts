import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { useMemo, useSyncExternalStore } from "react";

import { fieldsOf, type Schema } from "./form-fields";
import { openRecords, recordKey } from "./open-records";

/** The record whose form is open; an unsaved copy of `id` is a new one. */
export const useOpenRecord = () => {
  const { model, id, form } = useContentManager();
  const copyOf = location.pathname.includes("/clone/") ? id : undefined;
  const key = recordKey(model, copyOf ? undefined : id);
  const record = useSyncExternalStore(openRecords.subscribe, () => openRecords.get(key));

  return { model, form, copyOf, key, record };
};

/** The fields of the open record's form. */
export const useFormFields = () => {
  const { model, contentType, components } = useContentManager();

  return useMemo(() => {
    const schemas = [contentType, ...Object.values(components)].filter(Boolean);

    return fieldsOf(schemas as unknown as Schema[], model);
  }, [model, contentType, components]);
};
