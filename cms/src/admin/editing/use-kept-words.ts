import { useEffect, useRef, useState } from "react";

import { createKeptWords } from "./kept-words";
import { type Fields, mergeFields } from "./merge";
import { openRecords } from "./open-records";
import { followForm, type FormState, type Typed } from "./typed-words";

const writtenAfterMs = 500;

export const keptWords = createKeptWords(localStorage);

/** What is needed of Strapi's form. */
export type RecordForm = FormState & {
  disabled: boolean;
  setValues: (values: Fields) => void;
  resetForm: () => void;
};

/**
 * Keeps what is typed into a record until it is saved: in the form, and in the browser.
 *
 * @param name of the person and the record in the browser's storage.
 * @param key of the record, by which it is saved.
 * @returns what an earlier visit has left, to be offered, and what to do with it.
 */
export const useKeptWords = (name: string, key: string, form: RecordForm) => {
  const { values, initialValues, modified, disabled, isSubmitting, setValues, resetForm } = form;
  const [offered, setOffered] = useState(() => keptWords.read(name));
  const ended = useRef(false);
  const typed = useRef<Typed>({ saves: openRecords.savesOf(key) });

  const fillIn = () => {
    if (offered) setValues(mergeFields(offered.base, initialValues, offered.mine));
  };

  useEffect(() => {
    if (offered?.chosen) fillIn();
    // Strapi mounts a form for each record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (disabled || ended.current) return undefined;
    const before = typed.current.words;
    const state = { values, initialValues, modified, isSubmitting };
    const { typed: now, put } = followForm(typed.current, state, openRecords.savesOf(key));
    typed.current = now;
    const { words } = now;
    openRecords.change(key, { modified: words !== undefined });
    if (put) setValues(put);
    if (before && !words) keptWords.forget(name);
    if (!words) return undefined;
    const timer = setTimeout(() => keptWords.write(name, words), writtenAfterMs);

    return () => clearTimeout(timer);
  }, [name, key, values, initialValues, modified, disabled, isSubmitting, setValues]);

  useEffect(() => {
    const settle = () => {
      const { words, saves } = typed.current;
      if (!words || ended.current) return;
      // The form of a new record ends with the save.
      if (openRecords.savesOf(key) > saves) keptWords.forget(name);
      else keptWords.write(name, words);
    };
    window.addEventListener("pagehide", settle);

    return () => {
      window.removeEventListener("pagehide", settle);
      openRecords.change(key, { modified: false });
      settle();
    };
  }, [name, key]);

  const bringBack = () => {
    setOffered(undefined);
    fillIn();
  };

  const discard = () => {
    keptWords.forget(name);
    setOffered(undefined);
  };

  /** Opens the newest version of the record, with what is typed here or without it. */
  const startAgain = (withTyped: boolean) => {
    const { words } = typed.current;
    ended.current = true;
    if (withTyped && words) keptWords.write(name, { ...words, chosen: true });
    else keptWords.forget(name);
    // The form does not ask whether to leave it when nothing is changed in it.
    resetForm();
  };
  useEffect(() => {
    if (ended.current && !modified) location.reload();
  }, [modified]);

  const isOffered = offered && !offered.chosen && !modified && !disabled;

  return { offered: isOffered ? offered : undefined, bringBack, discard, startAgain };
};
