import { useEffect, useRef, useState } from "react";

import { followForm, type FormState, type Typed } from "./follow-form";
import { openRecords } from "./open-records";
import { createStoredChanges } from "./stored-changes";
import { type Fields, takeFields } from "./take-fields";

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

  // A version that was saved after the choice is compared again.
  const [chosen] = useState(() =>
    offered?.chosen?.over === openRecords.get(key)?.readAt ? offered?.chosen?.fields : undefined,
  );

  const fillIn = (fields: string[]) => {
    if (offered) setValues(takeFields(initialValues, offered.mine, fields));
  };

  useEffect(() => {
    if (chosen) fillIn(chosen);
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
    const timer = setTimeout(() => storedChanges.write(name, { mine: changes.mine }), debounceMs);

    return () => clearTimeout(timer);
  }, [name, key, values, initialValues, modified, disabled, isSubmitting, setValues]);

  useEffect(() => {
    const flush = () => {
      const { changes, saves } = typed.current;
      if (!changes || ended.current) return;
      // A save unmounts the form of a new record.
      if (openRecords.savesOf(key) > saves) storedChanges.remove(name);
      else storedChanges.write(name, { mine: changes.mine });
    };
    window.addEventListener("pagehide", flush);

    return () => {
      window.removeEventListener("pagehide", flush);
      openRecords.update(key, { modified: false });
      flush();
    };
  }, [name, key]);

  /** Puts the unsaved text of these fields into the form, and drops the rest. */
  const restore = (fields: string[]) => {
    if (fields.length > 0) fillIn(fields);
    else storedChanges.remove(name);
    setOffered(undefined);
  };

  /** Opens the saved version of the time `over`, with the unsaved text of these fields. */
  const reopen = (fields: string[], over: string) => {
    const { changes } = typed.current;
    ended.current = true;
    if (changes && fields.length > 0) {
      storedChanges.write(name, { mine: changes.mine, chosen: { fields, over } });
    } else storedChanges.remove(name);
    // Without changes, the form does not ask before it closes.
    if (modified) resetForm();
    else location.reload();
  };
  useEffect(() => {
    if (ended.current && !modified) location.reload();
  }, [modified]);

  const isOffered = offered && !chosen && !modified && !disabled;

  return { offered: isOffered ? offered : undefined, restore, reopen };
};
