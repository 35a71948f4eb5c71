import type { FormFields } from "../field-schemas";
import type { Fields } from "../form-values";
import { type Taken, takeParts } from "../take-fields";

import { combine, fieldChangesOf } from "./changes";

/** Two versions of a record that started from one. */
export type Versions = {
  base: Fields;
  /** The version that somebody else saved. */
  theirs: Fields;
  /** The version in the form. */
  mine: Fields;
};

/** What a merge of two versions takes from each. */
export type Merge = {
  /** What is taken from the form, including what both changed; the rest is the saved version's. */
  taken: Taken[] | undefined;
  /** The fields of which something is taken from the saved version. */
  takenOver: string[];
  /** The fields that both changed, so that somebody must choose. */
  conflicts: string[];
};

/** Merges two versions of a record: what one of them did not change is the other one's. */
export const mergeVersions = (
  { base, theirs, mine }: Versions,
  fields: Pick<FormFields, "isFormatted" | "isJson">,
): Merge => {
  const all = fieldChangesOf(theirs, mine, fields, base);
  const fieldsWith = (choice: 0 | undefined) =>
    all
      .filter(({ changes }) => changes.some(({ decided }) => decided === choice))
      .map(({ field }) => field);

  return {
    taken: combine(all.map(({ taken }) => taken(() => 1))),
    takenOver: fieldsWith(0),
    conflicts: fieldsWith(undefined),
  };
};

/** The form after somebody else's save: the saved version, with what was changed in the form. */
export const mergedForm = (
  versions: Versions,
  fields: Pick<FormFields, "isFormatted" | "isJson">,
): Fields => {
  const { theirs, mine } = versions;

  return takeParts(theirs, mine, mergeVersions(versions, fields).taken ?? []);
};
