import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";

import { insertIntoMessage } from "../../forms/contact/insert-into-message";
import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";

import { readAnswers, type Answers } from "./answers";
import { maxTechnologies } from "./options";
import { isDirty, restoreAnswers } from "./form-controls";
import { cityFromTimeZone } from "./city-from-time-zone";

const answersIn = (form: HTMLFormElement) => {
  const data = new FormData(form);

  return readAnswers((control) => data.getAll(control));
};

/** Prefills the visitor's city if the field is empty. */
const prefillCity = (form: HTMLFormElement) => {
  const city = form.elements.namedItem("city");
  if (city instanceof HTMLInputElement && city.value === "") city.value = cityFromTimeZone();
};

/** Disables unchecked boxes at the limit. */
const disableBeyondLimit = (form: HTMLFormElement, isFull: boolean) => {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name="technology"]')) {
    box.disabled = isFull && !box.checked;
  }
};

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * The form's answers. The DOM holds them, so that input before hydration survives; changes are saved
 * as a draft for this tab.
 */
export const useAnswers = (form: HTMLFormElement, name: string) => {
  const subscribe = useCallback(
    (notify: () => void) => {
      form.addEventListener("input", notify);

      return () => form.removeEventListener("input", notify);
    },
    [form],
  );
  // Serialized, since snapshots are compared by identity.
  const snapshot = useSyncExternalStore(subscribe, () => JSON.stringify(answersIn(form)));
  const answers = JSON.parse(snapshot) as Answers;
  const isFull = answers.technologies.length >= maxTechnologies;
  /** The brief in the contact form's message. */
  const insertedBrief = useRef<string>();

  useLayoutEffect(() => {
    const save = () => {
      const { technologies: technology, people, ...rest } = answersIn(form);
      const values = { technology, ...people, ...rest, insertedBrief: insertedBrief.current };
      saveDraft(name, { values, startedAt: Date.now() });
    };
    const stored = readDraft(name)?.values;
    const changed = isDirty(form);
    if (stored) {
      restoreAnswers(
        form,
        readAnswers((control) => [stored[control] ?? []].flat()),
      );
      insertedBrief.current = textOf(stored.insertedBrief);
    } else prefillCity(form);

    if (stored || changed) save();
    form.addEventListener("input", save);

    return () => form.removeEventListener("input", save);
  }, [form, name]);

  useEffect(() => disableBeyondLimit(form, isFull), [form, isFull, snapshot]);

  const notifyChange = () => form.dispatchEvent(new Event("input"));

  return {
    answers,
    isFull,
    /** Dispatches an input event after a programmatic change. */
    notifyChange,
    /** Inserts a brief into the message, replacing the last one. */
    insertBrief: (brief: string) => {
      insertIntoMessage(brief, insertedBrief.current);
      insertedBrief.current = brief;
      notifyChange();
    },
    /** Deletes the draft after the form was reset. */
    reset: () => {
      prefillCity(form);
      notifyChange();
      deleteDraft(name);
    },
  };
};
