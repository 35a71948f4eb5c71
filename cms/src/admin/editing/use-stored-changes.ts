import { useEffect, useRef, useState } from "react";

import { followForm, type FormState, type Typed } from "./follow-form";
import { type Fields, mergeFields } from "./merge";
import { openRecords } from "./open-records";
import { createStoredChanges } from "./stored-changes";

const debounceMs = 500;

export const storedChanges = createStoredChanges(localStorage);

/** The part of Strapi's form that is used here. */
export type RecordForm = FormState & {
  disabled: boolean;
  setValues: (values: Fields) => void;
  resetForm: () => void;
};

/**
 * Keeps the unsaved text of a record until it is saved: in the form, and in the browser.
 *
 * @param name the key of the user and the record in the browser's storage.
 * @param key of the record in {@link openRecords}.
 * @returns the unsaved text of an earlier visit, and the actions on it.
 */
export const useStoredChanges = (name: string, key: string, form: RecordForm) => {
  const { values, initialValues, modified, disabled, isSubmitting, setValues, resetForm } = form;
  const [offered, setOffered] = useState(() => storedChanges.read(name));
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
    const before = typed.current.changes;
    const state = { values, initialValues, modified, isSubmitting };
    const { typed: now, put } = followForm(typed.current, state, openRecords.savesOf(key));
    typed.current = now;
    const { changes } = now;
    openRecords.update(key, { modified: changes !== undefined });
    if (put) setValues(put);
    if (before && !changes) storedChanges.remove(name);
    if (!changes) return undefined;
    const timer = setTimeout(() => storedChanges.write(name, changes), debounceMs);

    return () => clearTimeout(timer);
  }, [name, key, values, initialValues, modified, disabled, isSubmitting, setValues]);

  useEffect(() => {
    const flush = () => {
      const { changes, saves } = typed.current;
      if (!changes || ended.current) return;
      // A save unmounts the form of a new record.
      if (openRecords.savesOf(key) > saves) storedChanges.remove(name);
      else storedChanges.write(name, changes);
    };
    window.addEventListener("pagehide", flush);

    return () => {
      window.removeEventListener("pagehide", flush);
      openRecords.update(key, { modified: false });
      flush();
    };
  }, [name, key]);

  const restore = () => {
    setOffered(undefined);
    fillIn();
  };

  const discard = () => {
    storedChanges.remove(name);
    setOffered(undefined);
  };

  /** Opens the newest version of the record, with or without the unsaved text. */
  const reopen = (withTyped: boolean) => {
    const { changes } = typed.current;
    ended.current = true;
    if (withTyped && changes) storedChanges.write(name, { ...changes, chosen: true });
    else storedChanges.remove(name);
    // Without changes, the form does not ask before it closes.
    resetForm();
  };
  useEffect(() => {
    if (ended.current && !modified) location.reload();
  }, [modified]);

  const isOffered = offered && !offered.chosen && !modified && !disabled;

  return { offered: isOffered ? offered : undefined, restore, discard, reopen };
};
