/** The home picture: a whole chart with its section below, the largest of the family. */
import { sample, smooth } from "../contours.mjs";
import { swell } from "../noise.mjs";
import { axis, crosses, leader, level, rose, scale, staff } from "../marks.mjs";
import { hill, nearest, relief } from "../relief.mjs";
import { circle, fill, group, line, rect, sheet, stroke } from "../svg.mjs";

const COAST = 9;
const SIGNAL = 5;
const HILLS = [
  { x: 1.16, y: 0.1, r: 0.23, stretch: 1.6, turn: 0.35, h: 24 },
  { x: 0.62, y: 0.42, r: 0.13, stretch: 1.7, turn: -0.6, h: 21 },
  { x: 1.16, y: 0.62, r: 0.11, stretch: 1.5, turn: -0.4, h: 18 },
  { x: 0.26, y: 0.12, r: 0.1, stretch: 1.3, h: 17 },
  { x: 0.86, y: 0.3, r: 0.2, h: -6 },
  { x: 0.3, y: 0.75, r: 0.3, h: -7 },
];

/**
 * A chart with islands, a plotted course, a compass ring and soundings; the section along the
 * dashed line stands below it, measured from the same field.
 * @returns {string}
 */
export function home() {
  const page = sheet({ width: 2000, height: 1500 });
  const noise = swell("home", { waves: 26, spread: 0.2, fall: 1.15, warp: 0.16 });
  /** @type {import('../contours.mjs').Height} */
  const heightAt = (x, y) => {
    const [u, v] = [x / 1500, y / 1500];
    return (
      2.9 * noise(u * 1.8, v * 1.8) +
      HILLS.reduce((sum, each) => sum + each.h * hill(u, v, each), 0)
    );
  };
  const field = sample(2000, 1500, heightAt, 8);
  for (let x = 100; x < 2000; x += 400) page.add(line(x, 0, x, 1500, page.tone(0.16), 1.5));
  for (let y = 200; y < 1500; y += 400) page.add(line(0, y, 2000, y, page.tone(0.16), 1.5));
  relief(page, field, {
    signal: SIGNAL,
    coast: COAST,
    zones: [
      [-40, page.low],
      [-2, page.ground],
      [2, page.high],
      [COAST, page.land],
    ],
    share: (depth) => (depth >= COAST ? 0.5 : Math.max(0.3, 0.66 - 0.05 * (COAST - depth))),
  });
  crosses(page, { gap: 200, share: 0.5, keep: (x, y) => heightAt(x, y) < 1 });
  rose(page, { x: 330, y: 900, r: 165, turn: 0.12, share: 0.75 });
  const at = nearest(field, SIGNAL, 1050, 120);
  leader(page, at, [at[0] - 150, at[1] + 70]);
  beacon(page, 1748, 930);
  course(page);
  section(page, heightAt);
  scale(page, 1130, 1096, 70, 4);
  staff(page);
  axis(page);
  return page.toString();
}

/**
 * A plotted course: legs between way points, each with its ring.
 * @param {import('../svg.mjs').Sheet} page
 */
function course(page) {
  /** @type {import('../contours.mjs').Point[]} */
  const points = [
    [88, 600],
    [430, 545],
    [700, 1010],
    [1240, 790],
    [1450, 555],
    [2000, 650],
  ];
  page.add(
    stroke(`M${points.map((p) => p.join(" ")).join("L")}`, page.tone(0.95), 2.5, {
      "stroke-dasharray": "22 9",
    }),
  );
  for (const [x, y] of points.slice(1, -1))
    page.add(circle(x, y, 10, page.ground, { stroke: page.ink, "stroke-width": 3 }));
}

/**
 * A light on an island, with the sector in which it is seen.
 * @param {import('../svg.mjs').Sheet} page
 * @param {number} x
 * @param {number} y
 */
function beacon(page, x, y) {
  /** @type {(angle: number, from: number, to: number) => string} */
  const ray = (angle, from, to) =>
    `M${(x + from * Math.cos(angle)).toFixed(1)} ${(y + from * Math.sin(angle)).toFixed(1)}L${(x + to * Math.cos(angle)).toFixed(1)} ${(y + to * Math.sin(angle)).toFixed(1)}`;
  const first = 3.32;
  const last = 4.3;
  const r = 400;
  page.add(
    stroke(ray(first, 170, r + 60) + ray(last, 120, r + 20), page.tone(0.85), 2, {
      "stroke-dasharray": "4 9",
    }),
  );
  /** @type {import('../contours.mjs').Point[]} */
  const arc = [];
  for (let angle = first; angle <= last + 0.001; angle += (last - first) / 24)
    arc.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  page.add(stroke(smooth(arc, false), page.tone(0.85), 2.5));
  let ticks = "";
  for (let angle = first; angle <= last + 0.001; angle += (last - first) / 24)
    ticks += ray(angle, r, r + 14);
  page.add(stroke(ticks, page.tone(0.85), 2));
  page.add(
    circle(x, y, 17, page.land, { stroke: page.low, "stroke-width": 3.5 }),
    circle(x, y, 6, page.low),
  );
}

/** @type {[number, number, number, number]} */
const CUT = [88, 130, 2000, 960];
const SECTION = { top: 1150, base: 1440, water: 1296 };

/**
 * The section along a line across the chart, drawn in its own strip from the same heights.
 * @param {import('../svg.mjs').Sheet} page
 * @param {import('../contours.mjs').Height} heightAt
 */
function section(page, heightAt) {
  const [x1, y1, x2, y2] = CUT;
  const { top, base, water } = SECTION;
  /** @param {number} levels */
  const depth = (levels) => water + levels * 9.5;
  /** @param {number} x */
  const lineY = (x) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  page.add(
    line(...CUT, page.low, 5),
    line(...CUT, page.ink, 2.2, { "stroke-dasharray": "44 10 6 10" }),
  );
  page.add(rect(88, top, 1912, base - top, page.low), line(88, top, 2000, top, page.tone(0.85), 3));
  /** @type {import('../contours.mjs').Point[]} */
  const ground = [];
  for (let x = 60; x <= 2040; x += 10) ground.push([x, depth(COAST - heightAt(x, lineY(x)))]);
  const parts = [rect(88, water, 1912, base - water, page.ground)];
  for (let y = water + 14, n = 1; y < base; y += 10 + 2 * n, n += 1)
    parts.push(line(88, y, 2000, y, page.tone(0.3), 1.6));
  parts.push(fill(`${smooth(ground, false)}V1600H40Z`, page.high));
  for (let n = 1; n < 9; n += 1) {
    /** @type {import('../contours.mjs').Point[]} */
    const under = ground.map(([x, y]) => [x, base + 40 - (base + 40 - y) * (1 - n / 9)]);
    parts.push(stroke(smooth(under, false), page.tone(n % 4 ? 0.4 : 0.62), n % 4 ? 1.8 : 3));
  }
  parts.push(
    line(88, water, 2000, water, page.tone(0.9), 3),
    fill(`${smooth(ground, false)}V1600H40Z`, "none", { stroke: page.land, "stroke-width": 5 }),
  );
  for (let x = 200; x < 2000; x += 200)
    parts.push(line(x, top, x, base, page.tone(0.5), 1.6, { "stroke-dasharray": "3 9" }));
  page.add(
    `<clipPath id="strip"><rect x="88" y="${top}" width="1912" height="${base - top}"/></clipPath>`,
  );
  page.add(group(parts, { "clip-path": "url(#strip)" }));
  level(page, 680, water, page.ink, 18);
}
