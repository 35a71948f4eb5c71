import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";

import { errorMessage } from "../../../../panel/requests/error-message";

import { createReadRelation } from "../sections/read-relation";
import { type Fields, setAt, valueAt } from "../form-values";
import type { RecordForm } from "../track-form";
import { useFormFields, useOpenRecord } from "../use-open-record";

import { chooseInField } from "./choose-in-field";
import type { CreatedRecord } from "./choose-created";
import { createdRecords } from "./created-records";

type Configuration = { data: { contentType: { settings: { mainField: string } } } };

/** Chooses records that are created in a dialog in the fields of the form behind it. */
export const useCreatedRecords = (form: RecordForm) => {
  const { key, record } = useOpenRecord();
  const { relationOf } = useFormFields();
  const { get } = useFetchClient();
  const readRelation = createReadRelation(get);
  const { toggleNotification } = useNotification();
  const latest = useRef(form);
  useEffect(() => {
    // A person may type while a request is under way.
    latest.current = form;
  });

  /** The saved records of a relation; none of a part that is not saved. */
  const readSaved = async (owner: string, keys: readonly string[]) => {
    const parent = keys.slice(0, -1);
    const part = valueAt(latest.current.values, parent) as Fields;
    const id = parent.length > 0 ? part.id : record?.documentId;

    return id === undefined ? [] : readRelation(owner, id, String(keys.at(-1)));
  };

  const choose = async ({ field, uid, data: created }: CreatedRecord) => {
    const relation = relationOf(field, latest.current.values);
    if (!relation) return;
    const keys = field.split(".");
    const saved = relation.isToOne ? await readSaved(relation.owner, keys) : undefined;
    const { data } = await get<Configuration>(
      `/content-manager/content-types/${uid}/configuration`,
    );
    const { id, documentId } = created;
    const title = String(created[data.data.contentType.settings.mainField] ?? documentId);
    const { values, setValues } = latest.current;
    const value = chooseInField(
      valueAt(values, keys) as Parameters<typeof chooseInField>[0],
      { id, documentId, title },
      saved,
    );
    setValues(setAt(values, keys, value) as Fields);
  };

  useEffect(() =>
    createdRecords.listen(async (created) => {
      if (created.key !== key) return;
      await choose(created).catch((error: unknown) => {
        toggleNotification({ type: "danger", message: errorMessage(error) });
      });
    }),
  );
};
