import type { Difference, TextChange } from "../../../common/forecast";
import { visibleHtml } from "../../../common/builds/visible-html";
import { areSimilar } from "../../../common/text/similar-texts";

import { textsOf } from "./page-texts";

const maxTexts = 5;
const maxLength = 1_000;

/** `place` is the number of texts before it that stay. */
type Placed = { text: string; place: number };

/** The texts that the others lack, as often as they occur. */
const without = (texts: readonly string[], others: readonly string[]): Placed[] => {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  let place = 0;

  return texts.flatMap((text) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    if (left <= 0) return [{ text, place }];
    place += 1;

    return [];
  });
};

/**
 * The texts that differ; an old one and a new one are a pair if they are similar, or if as many are
 * removed as added at their place.
 */
const pairTexts = (before: readonly string[], after: readonly string[]): TextChange[] => {
  const removed = without(before, after);
  const added = without(after, before);
  const countAt = (texts: readonly Placed[], at: number) =>
    texts.filter(({ place }) => place === at).length;
  const replaced = new Set(
    removed
      .map(({ place }) => place)
      .filter((place) => countAt(removed, place) === countAt(added, place)),
  );
  const changes = removed.map(({ text, place }) => {
    const similar = added.findIndex((one) => areSimilar(one.text, text));
    const at =
      similar < 0 && replaced.has(place) ? added.findIndex((one) => one.place === place) : similar;

    return { before: text, after: at < 0 ? "" : (added.splice(at, 1)[0]?.text ?? "") };
  });

  return [...changes, ...added.map(({ text }) => ({ before: "", after: text }))];
};

const keyOf = ({ before, after }: TextChange) => JSON.stringify([before, after]);

const unique = (changes: readonly TextChange[]) => [
  ...new Map(changes.map((change) => [keyOf(change), change])).values(),
];

/** True if one change is in the other: a title with the name of the site, and the page's headline. */
const contains = (change: TextChange, inner: TextChange) =>
  change.before.includes(inner.before) && change.after.includes(inner.after);

/**
 * The texts that differ between two versions of a page, each once. Those of search results are left out if
 * the page shows the same change.
 *
 * @param before HTML of a page; empty where there is none.
 * @returns null if visitors see no difference; an empty list if the order, a link or a picture differs.
 */
export const changedTexts = (before: string, after: string): TextChange[] | null => {
  if (visibleHtml(before) === visibleHtml(after)) return null;
  const [old, now] = [textsOf(before), textsOf(after)];
  const body = unique(pairTexts(old.body, now.body));
  const head = unique(pairTexts(old.head, now.head));

  return [...body, ...head.filter((change) => !body.some((one) => contains(change, one)))];
};

/** The changes that all lists have. */
export const commonChanges = (lists: readonly (readonly TextChange[])[]): TextChange[] => {
  const [first = [], ...others] = lists;
  const keys = others.map((changes) => new Set(changes.map(keyOf)));

  return first.filter((change) => keys.every((known) => known.has(keyOf(change))));
};

/** The changes of a list that are not among others. */
export const furtherChanges = (
  changes: readonly TextChange[],
  others: readonly TextChange[],
): TextChange[] => {
  const known = new Set(others.map(keyOf));

  return changes.filter((change) => !known.has(keyOf(change)));
};

/** Cuts the words that two texts begin with, and makes them short. */
const shorten = ({ before, after }: TextChange): TextChange => {
  if (before.length <= maxLength && after.length <= maxLength) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = before.lastIndexOf(" ", Math.max(0, same - 40)) + 1;
  const cut = (text: string) => {
    const rest = text.slice(start);

    return `${start > 0 ? "… " : ""}${rest.slice(0, maxLength)}${rest.length > maxLength ? " …" : ""}`;
  };

  return { before: cut(before), after: cut(after) };
};

/** The first of these texts, shortened, and their number. */
export const summarize = (changes: readonly TextChange[]): Difference => ({
  texts: changes.slice(0, maxTexts).map(shorten),
  count: changes.length,
});
