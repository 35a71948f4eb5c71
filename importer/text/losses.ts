/** Collects what a text loses, each thing once. */
export type Losses = {
  add: (what: string) => void;
  /** In the order in which they came, with a count for what came more than once: `iframe of a.example (2)`. */
  list: () => string[];
};

/** Makes an empty collection of losses. */
export const createLosses = (): Losses => {
  const counts = new Map<string, number>();

  return {
    add: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
    list: () => [...counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what)),
  };
};
