/** Industries: land in the water, drawn with its coast, its heights and the depths around it. */
import { sample } from "./contours.mjs";
import { swell } from "./noise.mjs";
import { axis, crosses, leader, rose, scale, staff } from "./marks.mjs";
import { hill, nearest, relief } from "./relief.mjs";
import { line, sheet } from "./svg.mjs";

/**
 * Closed contours around islands, on a measured net, with a compass ring and a scale bar.
 * @param {string} name seed
 * @param {object} options
 * @param {import('./svg.mjs').Ground} [options.ground]
 * @param {import('./relief.mjs').Hill[]} options.hills in units of the picture's height
 * @param {number} [options.rough] how far noise bends the coasts, in levels
 * @param {number} [options.grain] how fine that noise is
 * @param {number} [options.coast] the level at which land begins
 * @param {number} [options.signal] the marked depth
 * @param {{ x: number, y: number, r: number, turn?: number }} [options.compass]
 * @param {[number, number]} [options.bar] place of the scale bar
 * @param {[[number, number], [number, number]]} [options.point] a leader: where it points, and how far its line goes
 * @returns {string}
 */
export function islands(name, options) {
  const {
    ground,
    hills,
    rough = 3,
    grain = 2,
    coast = 8,
    signal = 5,
    compass,
    bar,
    point,
  } = options;
  const page = sheet({ ground });
  const { width, height } = page;
  const noise = swell(`industry/${name}`, { waves: 24, spread: 0.22, fall: 1.2 });
  /** @type {import('./contours.mjs').Height} */
  const heightAt = (x, y) => {
    const [u, v] = [x / height, y / height];
    let value = rough * noise(u * grain, v * grain);
    for (const each of hills) value += each.h * hill(u, v, each);
    return value;
  };
  const field = sample(width, height, heightAt, 8);
  for (let x = 200; x < width; x += 400) page.add(line(x, 0, x, height, page.tone(0.14), 1.5));
  for (let y = 100; y < height; y += 400) page.add(line(0, y, width, y, page.tone(0.14), 1.5));
  relief(page, field, {
    signal,
    coast,
    zones: [
      [-40, page.low],
      [-4, page.ground],
      [signal - 3, page.high],
      [coast, page.land],
    ],
    share: (depth) => (depth >= coast ? 0.5 : Math.max(0.32, 0.62 - 0.06 * (coast - depth))),
  });
  /** @type {(x: number, y: number) => boolean} */
  const free = (x, y) => !compass || Math.hypot(x - compass.x, y - compass.y) > compass.r + 24;
  crosses(page, {
    gap: 200,
    share: 0.5,
    keep: (x, y) => heightAt(x, y) < signal - 4 && free(x, y),
  });
  if (compass) rose(page, { ...compass, share: 0.6 });
  if (bar) scale(page, ...bar);
  if (point) {
    const [place, [dx, dy]] = point;
    const at = nearest(field, signal, ...place);
    leader(page, at, [at[0] + dx, at[1] + dy]);
  }
  axis(page);
  staff(page);
  return page.toString();
}
