import { useCallback, useEffect, useRef, useState } from "react";

import { loadMerge } from "./compare/lazy";
import type { Versions } from "./compare/merge";
import type { FormFields } from "./field-schemas";
import { openRecords } from "./open-records";
import { createStoredChanges } from "./stored-changes";
import type { Fields } from "./form-values";
import { type Taken, takeParts } from "./take-fields";
import { type RecordForm, trackForm, type Tracking } from "./track-form";

const debounceMs = 500;

export const storedChanges = createStoredChanges(localStorage);

/**
 * Keeps the unsaved changes of a record until they are saved: in the form, and in the browser.
 *
 * @param storageKey of the user and the record in {@link storedChanges}.
 * @param recordKey of the record in {@link openRecords}.
 * @returns the unsaved changes of the earliest visit that has some, and the actions on changes.
 */
export const useStoredChanges = (
  storageKey: string,
  recordKey: string,
  form: RecordForm,
  fields: FormFields,
) => {
  const { values, initialValues, modified, disabled, isSubmitting, setValues, resetForm } = form;
  const [opened] = useState(() => storedChanges.read(storageKey));
  /** True once `reopen` has stored its choice: the form's changes no longer count. */
  const isReopening = useRef(false);
  const tracking = useRef<Tracking>({ saves: openRecords.savesOf(recordKey) });

  /** Set from the time that another user's save was merged until Strapi has loaded it into the form. */
  const merging = useRef<(versions: Versions) => Fields>();
  const latestFields = useRef(fields);
  useEffect(() => {
    latestFields.current = fields;
  }, [fields]);
  // Always the same function: another one would track the form before it has the values put into it.
  const merge = useCallback(async (theirs: Fields) => {
    const { mergedForm, mergeVersions } = await loadMerge();
    const changes = tracking.current.changes ?? { base: theirs, mine: theirs };
    const merged = mergeVersions({ ...changes, theirs }, latestFields.current);
    if (merged.conflicts.length > 0) return merged;
    // Then, since somebody may type meanwhile.
    merging.current = (versions) => mergedForm(versions, latestFields.current);

    return merged;
  }, []);

  // A choice applies only to the version it was made for; after a newer save, the changes are
  // offered again.
  const [chosen] = useState(() => {
    const last = opened.at(-1);
    const { updatedAt } = openRecords.get(recordKey) ?? {};

    return last?.chosen && last.chosen.chosenFor === updatedAt ? last : undefined;
  });
  /** The changes of earlier visits that nobody has restored or deleted, the oldest first. */
  const [offers, setOffers] = useState(() => (chosen ? opened.slice(0, -1) : opened));
  const latestOffers = useRef(offers);
  useEffect(() => {
    latestOffers.current = offers;
  }, [offers]);
  const keep = useCallback(
    (mine: Fields | undefined) =>
      storedChanges.write(storageKey, latestOffers.current, mine && { mine }),
    [storageKey],
  );

  useEffect(() => {
    if (chosen?.chosen) setValues(takeParts(initialValues, chosen.mine, chosen.chosen.taken));
    // Strapi mounts a form for each record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (disabled || isReopening.current) return undefined;
    const before = tracking.current.changes;
    const state = { values, initialValues, modified, isSubmitting };
    const { tracking: now, put } = trackForm(
      tracking.current,
      state,
      openRecords.savesOf(recordKey),
      merging.current,
    );
    const isLoaded = tracking.current.seen?.initialValues !== initialValues;
    if (isLoaded && !isSubmitting) merging.current = undefined;
    tracking.current = now;
    const { changes } = now;
    openRecords.update(recordKey, {
      unsaved: changes?.mine,
      merge,
      ...(!changes && { merged: undefined }),
    });
    if (put) setValues(put);
    if (before && !changes) keep(undefined);
    if (!changes) return undefined;
    const timer = setTimeout(() => keep(changes.mine), debounceMs);

    return () => clearTimeout(timer);
  }, [keep, recordKey, values, initialValues, modified, disabled, isSubmitting, setValues, merge]);

  useEffect(() => {
    const flush = () => {
      const { changes, saves } = tracking.current;
      if (!changes || isReopening.current) return;
      // A save unmounts the form of a new record.
      keep(openRecords.savesOf(recordKey) > saves ? undefined : changes.mine);
    };
    window.addEventListener("pagehide", flush);

    return () => {
      window.removeEventListener("pagehide", flush);
      openRecords.update(recordKey, { unsaved: undefined, merge: undefined, merged: undefined });
      flush();
    };
  }, [keep, recordKey]);

  /** Puts what is taken of the offered changes into the form, and drops the rest. */
  const restore = (taken: Taken[]) => {
    const [offered, ...others] = offers;
    if (!offered) return;
    latestOffers.current = others;
    setOffers(others);
    if (taken.length > 0) setValues(takeParts(values, offered.mine, taken));
    keep(tracking.current.changes?.mine);
  };

  /**
   * Reloads the page, which then shows the saved version with what is taken of the unsaved changes.
   *
   * @param chosenFor the `updatedAt` of the saved version.
   */
  const reopen = (taken: Taken[], chosenFor: string) => {
    const { changes } = tracking.current;
    isReopening.current = true;
    const isChosen = changes && taken.length > 0;
    storedChanges.write(
      storageKey,
      offers,
      isChosen ? { mine: changes.mine, chosen: { taken, chosenFor } } : undefined,
    );
    // Without changes, the form does not ask before it closes.
    if (modified) resetForm();
    else location.reload();
  };
  // The second half of `reopen`: the form has been reset.
  useEffect(() => {
    if (isReopening.current && !modified) location.reload();
  }, [modified]);

  return { offered: disabled ? undefined : offers[0], restore, reopen };
};
