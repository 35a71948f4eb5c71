import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Resolver } from "react-hook-form";
import type { ObjectSchema } from "yup";

import { dropDraft, onDraftChange, readDraft, saveDraft } from "../../lib/drafts";
import { draftKey, dropKey } from "../../lib/idempotency-key";

type DraftFormOptions<Values extends FieldValues> = {
  /** The name under which the tab saves what was typed. */
  name: string;
  schema: ObjectSchema<Values>;
};

/** A draft's values, as far as they have the types that the form has. */
const matching = <Values extends FieldValues>(
  empty: Values,
  values: Record<string, unknown> = {},
) =>
  Object.fromEntries(
    Object.entries(empty).map(([field, value]) => [
      field,
      typeof values[field] === typeof value ? values[field] : value,
    ]),
  );

/**
 * A form over a yup schema whose errors show once a field was touched
 * (specification, section 5), and whose values survive a reload of the tab. Two
 * forms of one name on a page hold the same: what is typed into one appears in the
 * other, or the next letter there would overwrite it.
 */
export const useDraftForm = <Values extends FieldValues>({
  name,
  schema,
}: DraftFormOptions<Values>) => {
  const [{ draft, startedAt }] = useState(() => {
    const found = readDraft(name);

    return { draft: found?.values, startedAt: found?.startedAt ?? Date.now() };
  });
  const [empty] = useState(() => schema.getDefault() as Values);
  const form = useForm<Values>({
    mode: "onTouched",
    // yup types its output as its input may be; the schemas here give every field a default.
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    defaultValues: matching(empty, draft) as DefaultValues<Values>,
  });
  const { subscribe, reset } = form;

  useEffect(() => {
    // What comes from the draft is not saved again, and what is saved is not read back.
    let syncing = false;
    const exclusively = (act: () => void) => {
      if (syncing) return;
      syncing = true;
      act();
      syncing = false;
    };
    const stopSaving = subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        exclusively(() => {
          saveDraft(name, { values, startedAt });
          // Made with the draft, so that a duplicate of the tab has the same.
          draftKey(name);
        }),
    });
    const stopFollowing = onDraftChange((changed) => {
      if (changed !== name) return;
      exclusively(() => reset(matching(empty, readDraft(name)?.values) as Values));
    });

    return () => {
      stopSaving();
      stopFollowing();
    };
  }, [name, startedAt, empty, subscribe, reset]);

  /** Deletes the draft, which empties every form of its name: after it was sent. */
  const clear = () => {
    dropKey(name);
    dropDraft(name);
  };

  return {
    form,
    /** When the visitor first saw the form, also before a reload, as a timestamp in milliseconds. */
    startedAt,
    clear,
  };
};
