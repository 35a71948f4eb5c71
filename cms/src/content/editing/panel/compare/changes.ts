import type { Taken } from "../take-fields";

import type { FormFields } from "../form-fields";

import type { Difference, Part } from "./differences";
import {
  comparePassages,
  isDivisibleText,
  isSamePassage,
  mergePassages,
  type Passage,
  wordsOf,
} from "./paragraphs";

/** The version that is kept: 0 for the first, 1 for the second. */
export type Choice = 0 | 1;

/** What is chosen on its own: a field, a part of it, or a paragraph of a text. */
export type VersionChange = {
  key: string;
  /** The texts that differ, without signs of Markdown. */
  parts: Part[];
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

const wholeChange = (key: string, parts: Part[]): Changes => ({
  changes: [{ key, parts }],
  taken: (choose) => (choose(key) === 1 ? [{ path: key }] : []),
});

const paragraphChanges = ({ path, texts }: Part): Changes => {
  const passages = comparePassages(...texts);
  const keys = new Map<Passage, string>(
    passages
      .filter((passage) => !isSamePassage(passage))
      .map((passage, index) => [passage, `${path} ${index}`]),
  );

  return {
    changes: [...keys].map(([[one, other], key]) => ({
      key,
      parts: [{ path, texts: [one?.words ?? "", other?.words ?? ""] }],
    })),
    taken: (choose) => {
      const choices = new Map([...keys].map(([passage, key]) => [passage, choose(key)]));
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
    const hasParagraphs = isFormatted(part.path) && !part.texts.includes("");
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
