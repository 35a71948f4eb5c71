import { editDistance } from "../../common/edit-distance";

const maxSuggestions = 5;

/** Lists the allowed values that are most similar to a wrong one, and the number of the others. */
export const suggest = (wrong: string, allowed: readonly string[]): string => {
  const nearest = allowed
    .map((value) => ({ value, distance: editDistance(wrong.toLowerCase(), value.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ value }) => `"${value}"`);
  const more = allowed.length - nearest.length;

  return `${nearest.join(", ") || "none"}${more > 0 ? ` and ${more} more` : ""}`;
};
