import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import type { ObjectSchema } from "yup";

import { allowsStatistics } from "../../consent/consent-store";
import { deleteDraft, onDraftChange, readDraft, saveDraft } from "../../lib/form-drafts";
import { draftKey, deleteKey } from "../../lib/idempotency-key";
import { keepLeadSource } from "../../lib/lead-source";
import { typedValues } from "../../lib/typed-values";
import { useHydrated } from "../../components/use-hydrated";

import { keepUnreadable, refuseUnreadable, unreadableControls } from "./unreadable-input";

type DraftFormOptions<Values extends FieldValues> = {
  /** Name of the draft. */
  name: string;
  schema: ObjectSchema<Values>;
};

/** Drops values of a draft that do not have the form's types. */
const keepMatchingTypes = <Values extends FieldValues>(
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
 * A yup form that shows errors of touched fields (specification, section 5), and whose values
 * survive a reload of the tab. Forms of one name stay in sync.
 */
export const useDraftForm = <Values extends FieldValues>({
  name,
  schema,
}: DraftFormOptions<Values>) => {
  const hydrated = useHydrated();
  const [{ draft, startedAt }] = useState(() => {
    const stored = readDraft(name);

    return { draft: stored?.values, startedAt: stored?.startedAt ?? Date.now() };
  });
  const [empty] = useState(() => schema.getDefault() as Values);
  const [initial] = useState(() =>
    keepMatchingTypes(empty, { ...draft, ...(!hydrated && typedValues(name)) }),
  );
  // React Hook Form empties them as it takes over the controls.
  const [unreadable] = useState(() =>
    hydrated || typeof document === "undefined"
      ? []
      : unreadableControls(document.forms.namedItem(name)),
  );
  const form = useForm<Values>({
    mode: "onTouched",
    // yup types defaults as optional; these schemas have a default for every field.
    resolver: refuseUnreadable(yupResolver(schema) as unknown as Resolver<Values>),
    defaultValues: initial as DefaultValues<Values>,
  });
  const { subscribe, reset, trigger } = form;

  useEffect(() => {
    if (unreadable.length === 0) return;
    unreadable.forEach(keepUnreadable);
    void trigger(unreadable.map((control) => control.name as Path<Values>));
  }, [unreadable, trigger]);

  useEffect(() => {
    // Keeps save and reset from triggering each other.
    let syncing = false;
    const withoutEcho = (act: () => void) => {
      if (syncing) return;
      syncing = true;
      act();
      syncing = false;
    };
    const unsubscribeForm = subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        withoutEcho(() => {
          saveDraft(name, { values, startedAt });
          // Creates the idempotency key with the draft, so that a duplicated tab shares it.
          draftKey(name);
          keepLeadSource(allowsStatistics());
        }),
    });
    const unsubscribeDraft = onDraftChange((changed) => {
      if (changed !== name) return;
      withoutEcho(() => reset(keepMatchingTypes(empty, readDraft(name)?.values) as Values));
    });

    return () => {
      unsubscribeForm();
      unsubscribeDraft();
    };
  }, [name, startedAt, empty, subscribe, reset]);

  /** Deletes a sent draft, which resets every form of its name. */
  const discardDraft = () => {
    deleteKey(name);
    deleteDraft(name);
  };

  return {
    form,
    /** First time that the visitor saw the form, even before a reload, in milliseconds since 1970. */
    startedAt,
    discardDraft,
  };
};
