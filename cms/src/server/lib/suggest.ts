/** Levenshtein distance. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }

  return row[other.length] ?? 0;
};

const maxSuggestions = 5;

/** Lists the allowed values that are most similar to a wrong one, and the number of the others. */
export const suggest = (wrong: string, allowed: readonly string[]): string => {
  const nearest = allowed
    .map((value) => ({ value, distance: distance(wrong.toLowerCase(), value.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ value }) => `"${value}"`);
  const more = allowed.length - nearest.length;

  return `${nearest.join(", ") || "none"}${more > 0 ? ` and ${more} more` : ""}`;
};
