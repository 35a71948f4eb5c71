const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
};

type Text = { path: string; text: string };

/**
 * Pairs of pages that share at least this part of their text, with the share: the part of the
 * shorter page's five-word runs that the other contains.
 */
export const similarPairs = (texts: readonly Text[], limit: number) => {
  const all = texts.map(({ path, text }, index) => ({ path, index, runs: runsOf(text) }));
  // Indexed by run, so that only pages that share a run are compared.
  const holders = new Map<string, number[]>();
  const shared = all.map(({ index, runs }) => {
    const counts = new Map<number, number>();
    for (const run of runs) {
      const earlier = holders.get(run) ?? [];
      for (const other of earlier) counts.set(other, (counts.get(other) ?? 0) + 1);
      holders.set(run, [...earlier, index]);
    }

    return counts;
  });

  return all.flatMap((one, index) =>
    all
      .slice(0, index)
      .map((other) => {
        const count = shared[index]?.get(other.index) ?? 0;

        return [other.path, one.path, count / Math.min(one.runs.size, other.runs.size)] as const;
      })
      .filter(([, , share]) => share >= limit),
  );
};
