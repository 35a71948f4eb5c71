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
    const scores = new Map<number, number>();
    for (const indexes of traitsOf(record).map((trait) => having.get(trait) ?? [])) {
      for (const index of indexes) {
        scores.set(index, (scores.get(index) ?? 0) + 1 / indexes.length);
      }
    }

    return [...scores]
      .sort(([one, score], [other, otherScore]) => otherScore - score || one - other)
      .flatMap(([index]) => all[index]?.slug ?? [])
      .filter((slug) => slug !== record.slug)
      .slice(0, count);
  };
};
