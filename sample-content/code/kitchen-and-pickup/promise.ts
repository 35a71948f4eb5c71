// #region promise
/** For each station, the minute of the day at which each of its places is free. */
export type Kitchen = Record<string, number[]>;

/** A dish takes one place of a station for some minutes. */
export type Dish = { station: string; minutes: number };

/** A station with so many places, all of them free. */
export const places = (count: number, from: number) => Array.from({ length: count }, () => from);

/** The minute at which an order is ready. It takes the places that are free first. */
export function promise(kitchen: Kitchen, dishes: readonly Dish[], now: number): number {
  const ready = dishes.map(({ station, minutes }) => {
    const free = kitchen[station];
    if (!free) throw new Error(`The kitchen has no station "${station}"`);
    const soonest = Math.min(...free);
    const end = Math.max(now, soonest) + minutes;
    free[free.indexOf(soonest)] = end;
    return end;
  });
  return Math.max(now, ...ready);
}

/** A minute of the day as guests read it: 1185 is 7:45. */
export const clock = (minute: number) =>
  `${((Math.floor(minute / 60) + 11) % 12) + 1}:${String(minute % 60).padStart(2, "0")}`;
// #endregion
