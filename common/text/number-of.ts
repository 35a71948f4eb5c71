/** A number with its noun: "1 page", "12 pages". @param noun whose plural ends in s. */
export const numberOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
