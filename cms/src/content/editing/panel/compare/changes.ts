import type { Fields } from "../form-values";
import type { Taken } from "../take-fields";

import type { FormFields } from "../field-schemas";

import { decidePassages } from "./decide-passages";
import { type Choice, type Difference, differencesOf, type Part } from "./differences";
import { isDivisibleText, wordsOf } from "./paragraphs";
import { comparePassages, isSamePassage, mergePassages, type Passage } from "./passages";

/** What is chosen on its own: a field, a part of it, or a paragraph of a text. */
export type VersionChange = {
  key: string;
  /** The texts that differ, without signs of Markdown. */
  parts: Part[];
  /** The version that changed it, if the other did not: there is nothing to choose. */
  decided?: Choice | undefined;
};

type Choose = (key: string) => Choice;

/**
 * Changes, and what the choices for them take from the second version; undefined if paragraphs would
 * run together.
 */
export type Changes = { changes: VersionChange[]; taken: (choose: Choose) => Taken[] | undefined };

/** All that is taken; undefined if some cannot be. */
export const combine = (taken: (Taken[] | undefined)[]): Taken[] | undefined => {
  const known = taken.filter((one) => one !== undefined);

  return known.length === taken.length ? known.flat() : undefined;
};

const wholeChange = (key: string, parts: Part[]): Changes => {
  const [decided] = parts.map((part) => part.decided);

  return {
    changes: [{ key, parts, decided }],
    taken: (choose) => ((decided ?? choose(key)) === 1 ? [{ path: key }] : []),
  };
};

const paragraphChanges = ({ path, texts, base }: Part): Changes => {
  const passages = comparePassages(...texts);
  const decided =
    base === undefined ? new Map<Passage, Choice>() : decidePassages(passages, base, ...texts);
  const keys = new Map<Passage, string>(
    passages
      .filter((passage) => !isSamePassage(passage))
      .map((passage, index) => [passage, `${path} ${index}`]),
  );

  return {
    changes: [...keys].map(([passage, key]) => ({
      key,
      parts: [{ path, texts: [passage[0]?.words ?? "", passage[1]?.words ?? ""] }],
      decided: decided.get(passage),
    })),
    taken: (choose) => {
      const choices = new Map(
        [...keys].map(([passage, key]) => [passage, decided.get(passage) ?? choose(key)]),
      );
      if (![...choices.values()].includes(0)) return [{ path }];
      if (![...choices.values()].includes(1)) return [];

      const text = mergePassages(passages, (passage) => choices.get(passage) ?? 0);

      return text === undefined ? undefined : [{ path, text }];
    },
  };
};

/**
 * The changes of a field that differs between two versions.
 *
 * @param isFormatted whether the field of a path has a text with formatting, which is compared by
 * paragraphs.
 */
export const changesOf = (
  { field, parts, isDivisible }: Difference,
  isFormatted: FormFields["isFormatted"],
): Changes => {
  const shown = parts.map((part): Part => {
    const [one, other] = part.texts;

    return isFormatted(part.path) ? { ...part, texts: [wordsOf(one), wordsOf(other)] } : part;
  });
  if (!isDivisible) return wholeChange(field, shown);

  const all = parts.map((part, index) => {
    const whole = wholeChange(part.path, shown.slice(index, index + 1));
    const hasParagraphs =
      isFormatted(part.path) && !part.texts.includes("") && part.decided === undefined;
    if (!hasParagraphs || !part.texts.every(isDivisibleText)) return whole;
    const paragraphs = paragraphChanges(part);

    // Versions may differ in empty lines only.
    return paragraphs.changes.length > 0 ? paragraphs : whole;
  });

  return {
    changes: all.flatMap(({ changes }) => changes),
    taken: (choose) => combine(all.map(({ taken }) => taken(choose))),
  };
};

/** A field that differs between two versions, with its changes. */
export type FieldChanges = Changes & { field: string };

/**
 * The fields that differ between two versions of a record.
 *
 * @param base the version that both started from: changes that only one of them has are then decided.
 */
export const fieldChangesOf = (
  one: Fields,
  other: Fields,
  { isFormatted, isJson }: Pick<FormFields, "isFormatted" | "isJson">,
  base?: Fields,
): FieldChanges[] =>
  differencesOf(one, other, isJson, base).map((difference) => ({
    field: difference.field,
    ...changesOf(difference, isFormatted),
  }));
