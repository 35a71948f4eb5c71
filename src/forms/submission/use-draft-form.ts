import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type { ObjectSchema } from "yup";

import { dropDraft, onDraftChange, readDraft, saveDraft } from "../../lib/drafts";

export type DraftForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** When the visitor met the form, also before a reload: in milliseconds of the clock. */
  startedAt: number;
  /** Empties the form and forgets the draft: after it was sent. */
  clear: () => void;
};

type DraftFormOptions<Values extends FieldValues> = {
  /** The name under which the tab keeps what was typed. */
  name: string;
  schema: ObjectSchema<Values>;
};

/** A draft's values, as far as they are of the kind the form has. */
const fitting = <Values extends FieldValues>(empty: Values, values: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(empty).map(([field, value]) => [
      field,
      typeof values[field] === typeof value ? values[field] : value,
    ]),
  );

/**
 * A form over a yup schema whose errors show once a field was touched
 * (specification, section 5), and whose values survive a reload of the tab. Two
 * forms of one name on a page hold the same: what is typed into one stands in both,
 * or the next letter in the other would overwrite it.
 */
export const useDraftForm = <Values extends FieldValues>({
  name,
  schema,
}: DraftFormOptions<Values>): DraftForm<Values> => {
  const [{ draft, startedAt }] = useState(() => {
    const found = readDraft(name);

    return { draft: found?.values, startedAt: found?.startedAt ?? Date.now() };
  });
  const [empty] = useState(() => schema.getDefault() as Values);
  const form = useForm<Values>({
    mode: "onTouched",
    // yup types its output as its input may be; the schemas here give every field a default.
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    defaultValues: fitting(empty, draft) as DefaultValues<Values>,
  });
  const { subscribe, reset } = form;

  useEffect(() => {
    // What is taken over is not kept again, and what is kept is not taken over.
    let busy = false;
    const alone = (act: () => void) => {
      if (busy) return;
      busy = true;
      act();
      busy = false;
    };
    const endKeeping = subscribe({
      formState: { values: true },
      callback: ({ values }) => alone(() => saveDraft(name, { values, startedAt })),
    });
    const endFollowing = onDraftChange((changed) => {
      if (changed !== name) return;
      alone(() => reset(fitting(empty, readDraft(name)?.values) as Values));
    });

    return () => {
      endKeeping();
      endFollowing();
    };
  }, [name, startedAt, empty, subscribe, reset]);

  const clear = () => {
    form.reset(empty);
    dropDraft(name);
  };

  return { form, startedAt, clear };
};
