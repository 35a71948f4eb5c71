type Named = { slug?: unknown } | null | undefined;

/** What tells records apart: all that is compared. */
export type Comparable = {
  slug: string;
  category?: Named;
  service?: string | null;
  industry?: string | null;
  topics?: readonly { slug: string }[];
};

const traitsOf = ({ category, service, industry, topics = [] }: Comparable) =>
  [
    ["category", category?.slug],
    ["service", service],
    ["industry", industry],
    ...topics.map(({ slug }) => ["topic", slug]),
  ]
    .filter(([, value]) => value)
    .map((trait) => trait.join(" "));

const scoreOf = (scores: Float64Array, index: number) => scores[index] ?? 0;

/**
 * Compares records. The answer gives the slugs of those that have most in common with one, best
 * first. What few records share counts for more; of equals, the earlier one comes first.
 *
 * @param count how many at most.
 */
export const createRelated = (all: readonly Comparable[], count: number) => {
  const having = new Map<string, number[]>();
  all.forEach((record, index) => {
    for (const trait of traitsOf(record)) {
      const others = having.get(trait);
      if (others) others.push(index);
      else having.set(trait, [index]);
    }
  });

  return (record: Comparable): string[] => {
    const scores = new Float64Array(all.length);
    for (const indexes of traitsOf(record).map((trait) => having.get(trait) ?? [])) {
      for (const index of indexes) scores[index] = scoreOf(scores, index) + 1 / indexes.length;
    }
    // Sorting thousands for each of thousands would take seconds.
    const best: number[] = [];
    scores.forEach((score, index) => {
      const least = best.length < count ? 0 : scoreOf(scores, best.at(-1) ?? 0);
      if (score <= least || all[index]?.slug === record.slug) return;
      const place = best.findIndex((other) => scoreOf(scores, other) < score);
      best.splice(place < 0 ? best.length : place, 0, index);
      best.splice(count);
    });

    return best.flatMap((index) => all[index]?.slug ?? []);
  };
};
