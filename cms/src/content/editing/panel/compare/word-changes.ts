import { diffWordsWithSpace } from "diff";

import { areSimilar } from "../../../../common/text/similar-texts";

/** Words that two texts share, or that one of them has. */
export type WordChange = { words: string; kind: "same" | "removed" | "added" };

/** Long texts without common words would take many seconds. */
const timeout = 500;

/** The differences of two texts by words; dissimilar texts differ as a whole. */
export const wordChanges = ([one, other]: [string, string]): WordChange[] => {
  const changes = areSimilar(one, other) ? diffWordsWithSpace(one, other, { timeout }) : undefined;
  if (changes) {
    return changes.map(({ value, added, removed }) => ({
      words: value,
      kind: added ? "added" : removed ? "removed" : "same",
    }));
  }
  const space = one && other && " ";
  const whole: WordChange[] = [
    { words: one, kind: "removed" },
    { words: space, kind: "same" },
    { words: other, kind: "added" },
  ];

  return whole.filter(({ words }) => words !== "");
};
