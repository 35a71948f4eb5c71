/** Services: horizontal tides, flowing from edge to edge around what stands in the water. */
import { sample } from "./contours.mjs";
import { swell as sea } from "./noise.mjs";
import { crosses, leader, level, soundings, staff } from "./marks.mjs";
import { hill, nearest, relief } from "./relief.mjs";
import { sheet } from "./svg.mjs";

/**
 * Flowing lines below a calm upper water, a staff at one side and one marked level.
 * @param {string} name seed
 * @param {object} [options]
 * @param {import('./svg.mjs').Ground} [options.ground]
 * @param {number} [options.lines] how many levels from top to bottom
 * @param {number} [options.swell] how far the lines rise and fall
 * @param {[number, number]} [options.scale] waves across and down the picture
 * @param {number} [options.tilt] fall of the whole water from left to right
 * @param {number} [options.calm] where the calm water ends, 0 to 1
 * @param {number} [options.mark] where the signal level lies, 0 to 1
 * @param {1 | -1} [options.side] where the staff stands
 * @param {import('./relief.mjs').Hill[]} [options.hills] what stands in the water
 * @param {number} [options.spread] how fine the waves get
 * @param {number[]} [options.plumb] where soundings are taken, 0 to 1
 * @param {number} [options.level] where the level mark stands, 0 to 1
 * @returns {string}
 */
export function flow(name, options = {}) {
  const {
    ground,
    lines = 30,
    swell = 4,
    scale = [1.3, 1.4],
    tilt = 0,
    calm = 0.2,
    mark = 0.45,
  } = options;
  const { side = 1, hills = [] } = options;
  const page = sheet({ ground });
  const { width, height } = page;
  const noise = sea(`service/${name}`, { spread: options.spread ?? 0.35 });
  /** @type {import('./contours.mjs').Height} */
  const heightAt = (x, y) => {
    const [u, v] = [x / width, y / height];
    const depth = (v - calm) / (1 - calm);
    const grown = Math.max(0.18, Math.min(1, 0.25 + v));
    let value =
      depth * lines + tilt * (u - 0.5) + swell * grown * noise(u * scale[0], v * scale[1]);
    for (const each of hills) value += each.h * hill(u * 1.333, v, each);
    return value;
  };
  const field = sample(width, height, heightAt, 10);
  const signal = Math.round(((mark - calm) / (1 - calm)) * lines);
  crosses(page, { gap: 200, share: 0.42, keep: (x, y) => heightAt(x, y) < -0.6 });
  relief(page, field, {
    from: 0,
    signal,
    zones: [
      [0, page.high],
      [signal, page.ground],
      [signal + Math.round(lines * 0.34), page.low],
    ],
    share: (_, part) => 0.78 - 0.46 * part,
  });
  /** @type {(u: number) => import('./contours.mjs').Point} */
  const marked = (u) => {
    const x = Math.round((u * width) / 20) * 20;
    let y = 0;
    while (y < height && heightAt(x, y) < signal) y += 1;
    return [x, y];
  };
  const ends = (options.plumb ?? [0.3, 0.42]).map(marked);
  soundings(page, ends);
  staff(page, { side });
  /** @param {number} u */
  const free = (u) => ends.every(([x]) => Math.abs(x - u * width) > 90);
  const places = options.level
    ? [options.level]
    : side > 0
      ? [0.8, 0.7, 0.9, 0.24]
      : [0.2, 0.3, 0.1, 0.76];
  const [x, y] = marked(places.find(free) ?? 0.5);
  level(page, x, y - 3, page.signal, 22);
  const other = nearest(field, 0, side > 0 ? width * 0.56 : width * 0.44, calm * height);
  leader(page, other, [other[0] + side * 90, Math.max(70, other[1] - 130)]);
  return page.toString();
}
