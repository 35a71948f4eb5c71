const msPerDay = 86_400_000;
const radians = Math.PI / 180;

/** Noon of January 1, 2000, from which the longitudes below count, in days of Universal Time. */
const epoch = Date.UTC(2000, 0, 1, 12);

type Constituent = {
  name: string;
  /**
   * How often the hour angle of the mean sun at Greenwich and the mean longitudes of the moon, the sun
   * and the lunar perigee go into the argument, and a constant in degrees (Schureman, Manual of
   * Harmonic Analysis and Prediction of Tides, table 2).
   */
  argument: readonly [number, number, number, number, number];
  /** The amplitude, in meters. */
  amplitude: number;
  /** The phase lag of high water after the argument, in degrees. */
  phaseLag: number;
};

/**
 * The harmonic constants of a fictional station, chosen to resemble a harbor with two unequal high
 * waters a day. For a real one use the constants that its authority publishes.
 */
export const constituents: readonly Constituent[] = [
  { name: "M2", argument: [2, -2, 2, 0, 0], amplitude: 0.95, phaseLag: 60 },
  { name: "S2", argument: [2, 0, 0, 0, 0], amplitude: 0.34, phaseLag: 98 },
  { name: "N2", argument: [2, -3, 2, 1, 0], amplitude: 0.2, phaseLag: 35 },
  { name: "K1", argument: [1, 0, 1, 0, -90], amplitude: 0.26, phaseLag: 170 },
  { name: "O1", argument: [1, -2, 1, 0, 90], amplitude: 0.18, phaseLag: 150 },
];

/** Mean level of the water above chart datum, in meters. */
export const meanLevel = 2;

/** The maximum of the gauge; the minimum is chart datum, 0. */
export const maxLevel = 4;

/**
 * The equilibrium argument of a constituent at a time, in degrees. The mean longitudes are from Meeus,
 * Astronomical Algorithms, chapters 25 and 47, without their terms of higher order.
 */
export const argumentAt = ({ argument: [t, s, h, p, constant] }: Constituent, time: number) => {
  const days = (time - epoch) / msPerDay;

  return (
    t * 360 * days +
    s * (218.3164 + 13.17639648 * days) +
    h * (280.4665 + 0.98564736 * days) +
    p * (83.3532 + 0.11140353 * days) +
    constant
  );
};

/**
 * The height of the tide in meters above chart datum at a time in milliseconds since 1970: the mean
 * level and a cosine for each constituent. The moon's cycle of 18.6 years is left out, which
 * changes M2 by up to 4 %.
 */
export const heightAt = (time: number): number =>
  constituents.reduce(
    (height, constituent) =>
      height +
      constituent.amplitude *
        Math.cos((argumentAt(constituent, time) - constituent.phaseLag) * radians),
    meanLevel,
  );
