/** The small marks of a chart: tide staffs, crosses, levels, leaders, roses and scales. */
import { circle, fill, line, rect, ring, stroke } from "./svg.mjs";

/**
 * A tide staff: a graduated margin at one side of the picture, with a ladder of blocks as on a
 * harbour wall.
 * @param {import('./svg.mjs').Sheet} page
 * @param {{ side?: 1 | -1, step?: number }} [options] 1 is the left side, -1 the right
 */
export function staff(page, { side = 1, step = 20 } = {}) {
  /** @param {number} distance */
  const at = (distance) => (side > 0 ? distance : page.width - distance);
  const ink = page.tone(0.85);
  const edge = 88;
  page.add(rect(Math.min(at(0), at(edge)), 0, edge, page.height, page.ground));
  let d = "";
  let blocks = "";
  for (let y = 0, n = 0; y <= page.height; y += step, n += 1) {
    const length = n % 10 === 0 ? 52 : n % 5 === 0 ? 38 : 24;
    d += `M${at(edge)} ${y}H${at(edge - length)}`;
    if (n % 2 === 0) blocks += `M${at(0)} ${y}H${at(14)}V${y + step}H${at(0)}Z`;
  }
  page.add(stroke(d, page.tone(0.7), 2), fill(blocks, page.tone(0.6)));
  page.add(
    line(at(14), 0, at(14), page.height, page.tone(0.6), 2),
    line(at(edge), 0, at(edge), page.height, ink, 3),
  );
}

/**
 * A graduated margin along the top or the bottom of the picture.
 * @param {import('./svg.mjs').Sheet} page
 * @param {{ top?: boolean, step?: number }} [options]
 */
export function axis(page, { top = false, step = 20 } = {}) {
  /** @param {number} distance */
  const at = (distance) => (top ? distance : page.height - distance);
  const edge = 60;
  page.add(rect(0, Math.min(at(0), at(edge)), page.width, edge, page.ground));
  let d = "";
  let blocks = "";
  for (let x = 0, n = 0; x <= page.width; x += step, n += 1) {
    const length = n % 10 === 0 ? 36 : n % 5 === 0 ? 26 : 16;
    d += `M${x} ${at(edge)}V${at(edge - length)}`;
    if (n % 10 === 0) blocks += `M${x} ${at(0)}V${at(12)}H${x + 5 * step}V${at(0)}Z`;
  }
  page.add(stroke(d, page.tone(0.7), 2), fill(blocks, page.tone(0.6)));
  page.add(
    line(0, at(12), page.width, at(12), page.tone(0.6), 2),
    line(0, at(edge), page.width, at(edge), page.tone(0.85), 3),
  );
}

/**
 * Soundings: plumb lines from the top of the picture down to a line, each ending in a point.
 * @param {import('./svg.mjs').Sheet} page
 * @param {[number, number][]} ends
 */
export function soundings(page, ends) {
  const colour = page.tone(0.6);
  for (const [x, y] of ends) {
    page.add(line(x, 0, x, y - 9, colour, 1.8, { "stroke-dasharray": "3 9" }));
    page.add(circle(x, y, 8, page.ground, { stroke: page.tone(0.95), "stroke-width": 2.5 }));
  }
}

/**
 * Survey crosses on a regular net.
 * @param {import('./svg.mjs').Sheet} page
 * @param {{ gap?: number, arm?: number, share?: number, keep?: (x: number, y: number) => boolean }} [options]
 */
export function crosses(page, { gap = 200, arm = 9, share = 0.6, keep = () => true } = {}) {
  let d = "";
  for (let y = gap / 2; y < page.height; y += gap) {
    for (let x = gap / 2 + (gap / 2 < 120 ? gap : 0); x < page.width - 120; x += gap) {
      if (keep(x, y)) d += `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
    }
  }
  page.add(stroke(d, page.tone(share), 2));
}

/**
 * The surveyor's level: a triangle standing on a line, with three shorter lines below.
 * @param {import('./svg.mjs').Sheet} page
 * @param {number} x
 * @param {number} y
 * @param {string} [colour]
 * @param {number} [size]
 */
export function level(page, x, y, colour = page.ink, size = 20) {
  page.add(
    fill(`M${x} ${y - 3}l${-size} ${-size * 1.4}h${2 * size}z`, page.ground, {
      stroke: colour,
      "stroke-width": 2.5,
      "stroke-linejoin": "round",
    }),
  );
  const bars = [1.5, 1, 0.5].map(
    (share, n) => `M${x - size * share} ${y + 10 + n * 8}h${2 * size * share}`,
  );
  page.add(stroke(bars.join(""), colour, 2));
}

/**
 * A thin leader line with a ring at the place it points to.
 * @param {import('./svg.mjs').Sheet} page
 * @param {[number, number]} from the place
 * @param {[number, number]} to the end of the line; a short shelf follows it
 * @param {string} [colour]
 */
export function leader(page, from, to, colour = page.tone(0.9)) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const start = [from[0] + 11 * Math.cos(angle), from[1] + 11 * Math.sin(angle)];
  const shelf = to[0] >= from[0] ? 54 : -54;
  page.add(
    stroke(
      `M${start.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}h${shelf}`,
      colour,
      2,
    ),
  );
  page.add(circle(from[0], from[1], 11, page.ground, { stroke: colour, "stroke-width": 2.5 }));
  page.add(circle(from[0], from[1], 3.5, colour));
}

/**
 * A compass ring with degree ticks.
 * @param {import('./svg.mjs').Sheet} page
 * @param {{ x: number, y: number, r: number, turn?: number, share?: number, needle?: boolean }} options
 */
export function rose(page, { x, y, r, turn = 0, share = 0.6, needle = true }) {
  const colour = page.tone(share);
  let d = "";
  for (let n = 0; n < 72; n += 1) {
    const angle = turn + (n * Math.PI) / 36;
    const inner = r - (n % 18 === 0 ? r * 0.2 : n % 2 === 0 ? r * 0.1 : r * 0.05);
    d += `M${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}L${(x + inner * Math.cos(angle)).toFixed(1)} ${(y + inner * Math.sin(angle)).toFixed(1)}`;
  }
  page.add(circle(x, y, r + 10, page.ground));
  page.add(ring(x, y, r, colour, 2), ring(x, y, r * 0.72, colour, 1.5), stroke(d, colour, 2));
  if (!needle) return;
  /** @type {(angle: number, length: number) => string} */
  const tip = (angle, length) =>
    `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
  const north = turn - Math.PI / 2;
  page.add(
    fill(
      `M${tip(north, r * 0.66)}L${tip(north + 1.57, r * 0.07)}L${tip(north + 3.14, r * 0.4)}z`,
      colour,
    ),
  );
  page.add(
    stroke(
      `M${tip(north, r * 0.66)}L${tip(north - 1.57, r * 0.07)}L${tip(north + 3.14, r * 0.4)}`,
      colour,
      2,
    ),
  );
}

/**
 * A scale bar of alternating blocks.
 * @param {import('./svg.mjs').Sheet} page
 * @param {number} x
 * @param {number} y
 * @param {number} [unit]
 * @param {number} [count]
 */
export function scale(page, x, y, unit = 60, count = 4) {
  const colour = page.tone(0.85);
  page.add(
    rect(x, y, unit * count, 12, page.ground, 0, { stroke: page.ground, "stroke-width": 12 }),
  );
  page.add(rect(x, y, unit * count, 12, page.ground, 0, { stroke: colour, "stroke-width": 2 }));
  for (let n = 0; n < count; n += 2) page.add(rect(x + n * unit, y, unit, 12, colour));
  for (let n = 0; n <= count; n += 1)
    page.add(line(x + n * unit, y, x + n * unit, y - 10, colour, 2));
}
