import { unstable_useContentManagerContext as useContentManager } from "@strapi/strapi/admin";
import { useMemo, useSyncExternalStore } from "react";

import { fieldsOf, type Schema } from "./field-schemas";
import { openRecords, recordKey } from "./open-records";
import type { RecordForm } from "./track-form";

/** Strapi's edit view: its form, and the schemas of what it edits. Only here, because Strapi may rename it. */
export const useEditView = () => {
  const { form, ...view } = useContentManager();

  return { ...view, form: form as RecordForm | undefined };
};

/** The record whose form is open; an unsaved copy of `id` is a new one. */
export const useOpenRecord = () => {
  const { model, id, form } = useEditView();
  const copyOf = location.pathname.includes("/clone/") ? id : undefined;
  const key = recordKey(model, copyOf ? undefined : id);
  const record = useSyncExternalStore(openRecords.subscribe, () => openRecords.get(key));

  return { model, form, copyOf, key, record };
};

/** The fields of the open record's form. */
export const useFormFields = () => {
  const { model, contentType, components } = useEditView();

  return useMemo(() => {
    const schemas = [contentType, ...Object.values(components)].filter(Boolean);

    return fieldsOf(schemas as unknown as Schema[], model);
  }, [model, contentType, components]);
};
