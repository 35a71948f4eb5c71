import { isDivisibleText, type Paragraph, paragraphsOf } from "./paragraphs";
import { isSamePassage, mergePassages, type Passage } from "./passages";

/**
 * Decides for each passage that only one of two versions changed which version is kept.
 *
 * @param base the text that both versions started from.
 * @returns nothing for a passage that both changed, or where it cannot be told who did.
 */
export const decidePassages = (
  passages: readonly Passage[],
  base: string,
  one: string,
  other: string,
): Map<Passage, 0 | 1> => {
  const none = new Map<Passage, 0 | 1>();
  if (!isDivisibleText(base)) return none;
  const sources = [base, one, other].map((text) => paragraphsOf(text).map(({ source }) => source));
  // Of two equal paragraphs it is not known which one was removed.
  if (sources.some((all) => new Set(all).size < all.length)) return none;

  const [before = [], ones = [], others = []] = sources;
  const isOld = (paragraph: Paragraph) => before.includes(paragraph.source);
  // What one version added may be how it changed a paragraph that the other one removed.
  const bothChanged = before.some((source) => !ones.includes(source) && !others.includes(source));
  const decisionOf = ([first, second]: Passage): 0 | 1 | undefined => {
    if (first && second) {
      if (isOld(first) === isOld(second)) return undefined;

      return isOld(first) ? 1 : 0;
    }
    const [paragraph, version] = first ? [first, 0 as const] : [second, 1 as const];
    if (!paragraph) return undefined;
    // The other version removed it.
    if (isOld(paragraph)) return version === 0 ? 1 : 0;

    return bothChanged ? undefined : version;
  };
  const decided = new Map(
    passages
      .filter((passage) => !isSamePassage(passage))
      .flatMap((passage) => {
        const decision = decisionOf(passage);

        return decision === undefined ? [] : [[passage, decision] as const];
      }),
  );
  const canMerge = ([0, 1] as const).every(
    (chosen) => mergePassages(passages, (passage) => decided.get(passage) ?? chosen) !== undefined,
  );

  return canMerge ? decided : none;
};
