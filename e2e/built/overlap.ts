const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
};

/** How much of the shorter text is in the other: the share of its runs of five words. */
const overlap = (one: Set<string>, other: Set<string>) => {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];

  return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
};

type Text = { path: string; text: string };

/** Pairs of pages that have this share of their text in common, or more, with the share. */
export const alike = (texts: readonly Text[], limit: number) => {
  const all = texts.map(({ path, text }) => ({ path, runs: runsOf(text) }));

  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .map((other) => [one.path, other.path, overlap(one.runs, other.runs)] as const)
      .filter(([, , share]) => share >= limit),
  );
};
