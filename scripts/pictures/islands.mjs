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
 * @param {string} [options.ground]
 * @param {object[]} options.hills places in units of the picture's height, with a height `h` in levels
 * @param {number} [options.rough] how far noise bends the coasts, in levels
 * @param {number} [options.grain] how fine that noise is
 * @param {number} [options.coast] the level at which land begins
 * @param {number} [options.signal] the marked depth
 * @param {{ x: number, y: number, r: number, turn?: number }} [options.compass]
 * @param {[number, number]} [options.bar] place of the scale bar
 * @param {[number, number][]} [options.point] a leader: where it points, and how far its line goes
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
    near: options.near,
    zones: [
      [-40, page.low],
      [-4, page.ground],
      [signal - 3, page.high],
      [coast, page.land],
    ],
    share: (depth) => (depth >= coast ? 0.5 : Math.max(0.32, 0.62 - 0.06 * (coast - depth))),
  });
  crosses(page, { gap: 200, share: 0.5, keep: (x, y) => heightAt(x, y) < signal - 4 });
  if (compass) rose(page, { ...compass, share: 0.6 });
  if (bar) scale(page, ...bar);
  if (point) {
    const at = nearest(field, signal, ...point[0]);
    leader(page, at, [at[0] + point[1][0], at[1] + point[1][1]]);
  }
  axis(page);
  staff(page, { side: options.side });
  return page.toString();
}
