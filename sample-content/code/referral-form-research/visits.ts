// #region visits
const inRange = (value: number, name: string) => {
  if (!(value > 0 && value < 1)) throw new RangeError(`${name} must be between 0 and 1`);
  return value;
};

/** The chance that some visits show a problem at least once that a share of all users has. */
export function chanceToSee(share: number, visits: number): number {
  return 1 - (1 - inRange(share, "The share")) ** visits;
}

/** How many visits it takes to see such a problem with a chance. */
export function visitsFor(share: number, chance: number): number {
  const missed = 1 - inRange(chance, "The chance");
  return Math.ceil(Math.log(missed) / Math.log(1 - inRange(share, "The share")));
}

/**
 * How common a problem may be although no visit showed it. A larger share would
 * have shown itself with the given chance.
 */
export function shareThatHides(visits: number, chance: number): number {
  return 1 - (1 - inRange(chance, "The chance")) ** (1 / visits);
}
// #endregion
