import { smoothCurveTo, moveTo } from "../../lib/svg-path";

import { heightAt, maxLevel } from "./harmonics";

export const msPerMinute = 60_000;
export const msPerHour = 60 * msPerMinute;

/** Half the width of the day's chart. */
export const halfDay = 12 * msPerHour;
/** Half a synodic month, which has two spring and two neap tides. */
const halfMonth = 14.765 * 24 * msPerHour;

/** The charts' coordinate space, stretched to the frame. */
export const size = { width: 2400, height: 1000 };

/** The y coordinate of a height in meters, with a margin at the top and the bottom. */
export const yOf = (height: number) => 80 + (1 - height / maxLevel) * 800;

export type TidalExtreme = { time: number; height: number; isHigh: boolean };

/** The high and low waters between two times, found in steps of ten minutes. */
export const extremesBetween = (from: number, to: number): TidalExtreme[] => {
  const step = 10 * msPerMinute;
  const extremes: TidalExtreme[] = [];
  let previous = heightAt(from - step);
  let height = heightAt(from);
  for (let time = from; time < to; time += step) {
    const next = heightAt(time + step);
    if (height > previous !== next > height)
      extremes.push({ time, height, isHigh: height > previous });
    previous = height;
    height = next;
  }

  return extremes;
};

/** The surface of the water for 24 hours as an SVG path, which begins and ends two hours outside the chart. */
export const dayCurve = (from: number): string =>
  Array.from({ length: 29 }, (_, index) => {
    const hours = index - 2;
    const y = yOf(heightAt(from + hours * msPerHour));
    const slope = (y - yOf(heightAt(from + (hours - 0.01) * msPerHour))) / 0.01;
    const perHour = size.width / 24;

    // Cubics follow a curve when their control points are a third of the way along its slope.
    return index === 0
      ? moveTo(hours * perHour, y)
      : smoothCurveTo(hours * perHour, y, perHour / 3, slope / 3);
  }).join("");

/** Every high and low water of a month around a time, as an SVG path. */
export const monthCurve = (center: number): string => {
  const from = center - halfMonth;
  const extremes = extremesBetween(from - msPerHour * 14, center + halfMonth + msPerHour * 14);
  const xOf = (time: number) => ((time - from) / (2 * halfMonth)) * size.width;

  return extremes
    .map(({ time, height }, index) => {
      const [x, y] = [xOf(time), yOf(height)];
      const run = (x - xOf(extremes[index - 1]?.time ?? time)) / 2;

      return index === 0 ? moveTo(x, y) : smoothCurveTo(x, y, run, 0);
    })
    .join("");
};
