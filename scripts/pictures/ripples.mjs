/** Technology groups: what several sources do to the same water. */
import { sample } from "./contours.mjs";
import { at } from "./lists.mjs";
import { swell } from "./noise.mjs";
import { axis, crosses } from "./marks.mjs";
import { relief } from "./relief.mjs";
import { circle, line, ring, sheet } from "./svg.mjs";

/**
 * A logarithm that stays finite at the source itself.
 * @param {number} d
 */
const soft = (d) => 0.5 * Math.log(d * d + 0.0016);

/**
 * The distance in a norm: with 2 the rings are circles, with 4 rounded squares.
 * @param {number} x
 * @param {number} y
 * @param {number} norm
 */
const measure = (x, y, norm) => (x ** norm + y ** norm) ** (1 / norm);

/**
 * How the distances to the sources make a height.
 * @type {Record<'bond' | 'wave' | 'cell' | 'pull', (distances: number[], options: { lines?: number | undefined, length?: number | undefined }) => number>}
 */
const FIELDS = {
  /** Lines of equal influence around all sources: they merge where the sources are near. */
  bond: (distances, { lines = 9 }) =>
    (-lines * distances.reduce((sum, d) => sum + soft(d), 0)) / distances.length,
  /** Waves of all sources on top of each other. */
  wave: (distances, { length = 0.1, lines = 2.2 }) =>
    lines *
    distances.reduce((sum, d) => sum + Math.cos((2 * Math.PI * d) / length) / (0.55 + 1.4 * d), 0),
  /** Rings of the nearest source, with a crease where two meet. */
  cell: (distances, { lines = 46 }) =>
    (lines * Math.log(distances.reduce((sum, d) => sum + Math.exp(-26 * d), 0))) / 26,
  /** Sources that pull against each other: the lines of a magnet. */
  pull: (distances, { lines = 8 }) =>
    lines * distances.reduce((sum, d, i) => sum + (i % 2 ? 1 : -1) * soft(d), 0),
};

/**
 * Ripple fields around two to six sources, joined by construction lines.
 * @param {string} name seed
 * @param {object} options
 * @param {import('./svg.mjs').Ground} [options.ground]
 * @param {keyof typeof FIELDS} options.kind
 * @param {[number, number][]} options.sources places in units of the picture's height
 * @param {number} [options.lines]
 * @param {number} [options.length]
 * @param {number} [options.norm] 2 for circles; more for squares, less for diamonds
 * @param {number} [options.bend] how far the water's own current bends the rings
 * @param {number} options.signal the marked level
 * @param {number[]} [options.zones] levels at which the depth zones begin, one or two
 * @param {import('./contours.mjs').Point} [options.near] picks one of several lines of the marked level
 * @param {boolean} [options.closed] whether the last source is joined to the first
 * @returns {string}
 */
export function ripples(name, options) {
  const {
    ground,
    kind,
    sources,
    bend = 0.02,
    norm = 2,
    closed = true,
    signal,
    zones = [],
    near,
  } = options;
  const page = sheet({ ground });
  const { width, height } = page;
  const noise = swell(`group/${name}`);
  const field = sample(
    width,
    height,
    (x, y) => {
      const [u, v] = [x / height, y / height];
      const du = bend * noise(u * 1.6, v * 1.6);
      const dv = bend * noise(u * 1.6 + 9.1, v * 1.6 - 4.3);
      return FIELDS[kind](
        sources.map(([sx, sy]) => {
          const free = 1 - Math.exp(-(((u - sx) ** 2 + (v - sy) ** 2) / 0.05));
          return measure(Math.abs(u + free * du - sx), Math.abs(v + free * dv - sy), norm);
        }),
        options,
      );
    },
    kind === "wave" ? 7 : 8,
  );
  crosses(page, { gap: 200, share: 0.3 });
  relief(page, field, {
    signal,
    near: near && [near[0] * height, near[1] * height],
    zones: zones.map(
      (level, n) => /** @type {[number, string]} */ ([level, n ? page.low : page.high]),
    ),
    share: () => 0.52,
  });
  /** @type {import('./contours.mjs').Point[]} */
  const places = sources.map(([x, y]) => [x * height, y * height]);
  for (const [i, a] of places.entries()) {
    const b = at(places, i + 1);
    if (i < places.length - 1 || (closed && places.length > 2))
      page.add(line(...a, ...b, page.tone(0.8), 2, { "stroke-dasharray": "18 8 4 8" }));
  }
  for (const [x, y] of places) {
    page.add(
      circle(x, y, 22, page.ground),
      ring(x, y, 22, page.ink, 2.5),
      circle(x, y, 5, page.ink),
    );
    page.add(line(x - 38, y, x - 22, y, page.ink, 2.5), line(x + 22, y, x + 38, y, page.ink, 2.5));
    page.add(line(x, y - 38, x, y - 22, page.ink, 2.5), line(x, y + 22, x, y + 38, page.ink, 2.5));
  }
  axis(page, { top: true });
  return page.toString();
}
