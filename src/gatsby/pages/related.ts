type Named = { slug?: unknown } | null | undefined;

/** The fields that are compared. */
export type RelatableRecord = {
  slug: string;
  category?: Named;
  service?: string | null;
  industry?: string | null;
  topics?: readonly { slug: string }[];
};

const traitsOf = ({ category, service, industry, topics = [] }: RelatableRecord) =>
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
 * Returns a function that ranks similar records, best first. Rarer shared traits weigh more; ties
 * keep the order of `all`.
 *
 * @param count maximum number of slugs.
 */
export const createRelatedFinder = (all: readonly RelatableRecord[], count: number) => {
  const recordsByTrait = new Map<string, number[]>();
  all.forEach((record, index) => {
    for (const trait of traitsOf(record)) {
      const others = recordsByTrait.get(trait);
      if (others) others.push(index);
      else recordsByTrait.set(trait, [index]);
    }
  });

  return (record: RelatableRecord): string[] => {
    const scores = new Float64Array(all.length);
    for (const indexes of traitsOf(record).map((trait) => recordsByTrait.get(trait) ?? [])) {
      for (const index of indexes) scores[index] = scoreOf(scores, index) + 1 / indexes.length;
    }
    // Not sorted: with thousands of records that takes seconds.
    const best: number[] = [];
    scores.forEach((score, index) => {
      const threshold = best.length < count ? 0 : scoreOf(scores, best.at(-1) ?? 0);
      if (score <= threshold || all[index]?.slug === record.slug) return;
      const position = best.findIndex((other) => scoreOf(scores, other) < score);
      best.splice(position < 0 ? best.length : position, 0, index);
      best.splice(count);
    });

    return best.flatMap((index) => all[index]?.slug ?? []);
  };
};
