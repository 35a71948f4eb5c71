import { useEffect, useRef, useState } from "react";

import { createKeptWords, type KeptWords } from "./kept-words";
import { type Fields, mergeFields } from "./merge";
import { openRecords } from "./open-records";

const writtenAfterMs = 500;

export const keptWords = createKeptWords(localStorage);

/** What is needed of Strapi's form. */
export type RecordForm = {
  values: Fields;
  initialValues: Fields;
  modified: boolean;
  disabled: boolean;
  isSubmitting: boolean;
  setValues: (values: Fields) => void;
  resetForm: () => void;
};

/**
 * Keeps what is typed into a record until it is saved.
 *
 * @param name of the person and the record in the browser's storage.
 * @param key of the record, by which it is saved.
 * @returns what an earlier visit has left, to be offered, and what to do with it.
 */
export const useKeptWords = (name: string, key: string, form: RecordForm) => {
  const { values, initialValues, modified, disabled, isSubmitting, setValues, resetForm } = form;
  const [offered, setOffered] = useState(() => {
    const words = keptWords.read(name);

    return words?.chosen ? undefined : words;
  });
  const ended = useRef(false);
  const typed = useRef<{ words: KeptWords; savesBefore: number } | undefined>(undefined);

  const bringBack = ({ base, mine }: KeptWords) => {
    setOffered(undefined);
    setValues(mergeFields(base, initialValues, mine));
  };

  useEffect(() => {
    const words = keptWords.read(name);
    if (words?.chosen) setValues(mergeFields(words.base, initialValues, words.mine));
    // Strapi mounts a form for each record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (disabled || isSubmitting || ended.current) return undefined;
    if (!modified && !typed.current) return undefined;
    typed.current = modified
      ? {
          words: { at: Date.now(), base: initialValues, mine: values },
          savesBefore: openRecords.savesOf(key),
        }
      : undefined;
    const timer = setTimeout(() => {
      if (typed.current) keptWords.write(name, typed.current.words);
      else keptWords.forget(name);
    }, writtenAfterMs);

    return () => clearTimeout(timer);
  }, [name, key, values, initialValues, modified, disabled, isSubmitting]);

  useEffect(() => {
    const settle = () => {
      if (!typed.current || ended.current) return;
      const { words, savesBefore } = typed.current;
      if (openRecords.savesOf(key) === savesBefore) keptWords.write(name, words);
      else keptWords.forget(name);
    };
    window.addEventListener("pagehide", settle);

    return () => {
      window.removeEventListener("pagehide", settle);
      settle();
    };
  }, [name, key]);

  const discard = () => {
    keptWords.forget(name);
    setOffered(undefined);
  };

  /** Opens the newest version of the record, with what is typed here or without it. */
  const startAgain = (withTyped: boolean) => {
    ended.current = true;
    if (withTyped) {
      keptWords.write(name, { at: Date.now(), base: initialValues, mine: values, chosen: true });
    } else keptWords.forget(name);
    // The form does not ask whether to leave it when nothing is changed in it.
    resetForm();
  };
  useEffect(() => {
    if (ended.current && !modified) location.reload();
  }, [modified]);

  return { offered: modified || disabled ? undefined : offered, bringBack, discard, startAgain };
};
