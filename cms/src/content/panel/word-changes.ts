import { diffWordsWithSpace } from "diff";

/** Words that two texts share, or that one of them has. */
export type WordChange = { words: string; kind: "same" | "removed" | "added" };

/** Long texts without common words would take many seconds. */
const timeout = 500;

/** The differences of two texts by words; undefined if there are too many. */
export const wordChanges = ([one, other]: [string, string]): WordChange[] | undefined =>
  diffWordsWithSpace(one, other, { timeout })?.map(({ value, added, removed }) => ({
    words: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
