import { argumentAt, constituents, heightAt, meanLevel, maxLevel } from "./harmonics";

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2020, 0, 1);

const constituent = (name: string) => {
  const found = constituents.find((one) => one.name === name);
  if (!found) throw new Error(`The station has no ${name}`);

  return found;
};

/** The difference between two angles, in degrees from 0 to 180. */
const angleBetween = (one: number, other: number) =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** Heights every ten minutes for this many days. */
const heights = (from: number, days: number) =>
  Array.from({ length: days * 144 }, (_, index) => heightAt(from + (index * day) / 144));

const rangeOf = (values: readonly number[]) =>
  values.reduce((high, value) => Math.max(high, value)) -
  values.reduce((low, value) => Math.min(low, value));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("the tide", () => {
  // Speeds: NOAA, Center for Operational Oceanographic Products and Services, harmonic constituents.
  it.each([
    ["M2", 28.984104],
    ["S2", 30],
    ["N2", 28.43973],
    ["K1", 15.041069],
    ["O1", 13.943035],
  ])("advances %s by %f degrees an hour", (name, speed) => {
    const [from, to] = [start, start + 10_000 * hour].map((time) =>
      argumentAt(constituent(name), time),
    ) as [number, number];

    expect((to - from) / 10_000).toBeCloseTo(speed, 5);
  });

  it.each([0, 1234.5, 9000, -4000])(
    "matches K1 to the IAU's sidereal time %f days from 2000",
    (days) => {
      const time = Date.UTC(2000, 0, 1, 12) + days * day;

      expect(
        angleBetween(
          argumentAt(constituent("K1"), time) + 90,
          280.46061837 + 360.98564736629 * days,
        ),
      ).toBeLessThan(0.05);
    },
  );

  // Solar eclipses occur at new moon; dates: NASA's catalog.
  it.each(["1999-08-11T11:03Z", "2017-08-21T18:26Z", "2024-04-08T18:17Z", "2026-08-12T17:46Z"])(
    "has M2 and S2 in phase at the eclipse of %s",
    (eclipse) => {
      const [moon, sun] = ["M2", "S2"].map((name) =>
        argumentAt(constituent(name), Date.parse(eclipse)),
      ) as [number, number];

      // Mean longitudes differ from true ones by up to 7 degrees for the moon and 2 for the sun.
      expect(angleBetween(moon, sun)).toBeLessThan(18);
    },
  );

  it("has spring tides after new and full moons, and neap tides after the quarters", () => {
    const ranges = (dates: string[]) =>
      dates.map((date) => rangeOf(heights(Date.parse(date) + day, 1)));
    const springs = ranges(["2026-08-12", "2026-08-28", "2026-09-11", "2026-09-26"]);
    const neaps = ranges(["2026-08-20", "2026-09-04", "2026-09-18", "2026-10-03"]);

    expect(Math.min(...springs)).toBeGreaterThan(Math.max(...neaps));
    expect(sum(springs)).toBeGreaterThan(1.4 * sum(neaps));
  });

  it("stays within the gauge for a cycle of the moon's perigee, and uses most of its range", () => {
    const all = heights(start, 9 * 365);
    const lowest = all.reduce((low, height) => Math.min(low, height));
    const highest = all.reduce((high, height) => Math.max(high, height));

    expect(lowest).toBeGreaterThan(0);
    expect(lowest).toBeLessThan(0.3);
    expect(highest).toBeLessThan(maxLevel);
    expect(highest).toBeGreaterThan(maxLevel - 0.3);
  });

  it("averages the mean level", () => {
    const all = heights(start, 2 * 365);

    expect(sum(all) / all.length).toBeCloseTo(meanLevel, 2);
  });

  it("has two high waters per lunar day", () => {
    const all = heights(start, 1000);
    const highs = all.filter(
      (height, index) =>
        height > (all[index - 1] ?? Infinity) && height >= (all[index + 1] ?? Infinity),
    );

    expect(highs.length).toBe(Math.round((1000 * 24) / 12.4206));
  });
});
