import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";

import { insertIntoMessage } from "../../forms/contact/contact-draft";
import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";

import { readAnswers, type Answers } from "./answers";
import { mostTechnologies } from "./choices";
import { isChanged, restoreAnswers } from "./form-controls";
import { homeCity } from "./home-city";

const answersIn = (form: HTMLFormElement) => {
  const data = new FormData(form);

  return readAnswers((control) => data.getAll(control));
};

/** Names the visitor's city, where none is named yet. */
const nameCity = (form: HTMLFormElement) => {
  const place = form.elements.namedItem("place");
  if (place instanceof HTMLInputElement && place.value === "") place.value = homeCity();
};

/** Takes no technology beyond the most that a brief takes. */
const limitBoxes = (form: HTMLFormElement, isFull: boolean) => {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name="technology"]')) {
    box.disabled = isFull && !box.checked;
  }
};

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * The answers in the form, and what is done with them. The form itself holds them, so that nothing
 * is lost that was chosen before this code was there; they are kept for this tab as they change.
 */
export const useAnswers = (form: HTMLFormElement, name: string) => {
  const subscribe = useCallback(
    (notify: () => void) => {
      form.addEventListener("input", notify);

      return () => form.removeEventListener("input", notify);
    },
    [form],
  );
  // As text, so that equal answers are the same.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(answersIn(form)));
  const answers = JSON.parse(text) as Answers;
  const isFull = answers.technologies.length >= mostTechnologies;
  /** The brief that was put into the message. */
  const used = useRef<string>();

  useLayoutEffect(() => {
    const save = () => {
      const { technologies: technology, people, ...rest } = answersIn(form);
      const values = { technology, ...people, ...rest, used: used.current };
      saveDraft(name, { values, startedAt: Date.now() });
    };
    const stored = readDraft(name)?.values;
    const changed = isChanged(form);
    if (stored) {
      restoreAnswers(
        form,
        readAnswers((control) => [stored[control] ?? []].flat()),
      );
      used.current = textOf(stored.used);
    } else nameCity(form);

    if (stored || changed) save();
    form.addEventListener("input", save);

    return () => form.removeEventListener("input", save);
  }, [form, name]);

  useEffect(() => limitBoxes(form, isFull), [form, isFull, text]);

  const tell = () => form.dispatchEvent(new Event("input"));

  return {
    answers,
    isFull,
    /** Says that the form was changed by code, which no event tells. */
    tell,
    /** Puts a brief into the message, in place of the last one. */
    use: (brief: string) => {
      insertIntoMessage(brief, used.current);
      used.current = brief;
      tell();
    },
    /** Deletes what was kept, once the form is as it was built. */
    forget: () => {
      nameCity(form);
      tell();
      deleteDraft(name);
    },
  };
};
