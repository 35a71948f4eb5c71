/** Pictures of single pages that are charts: one idea each. */
import { sample, smooth } from "../contours.mjs";
import { at } from "../lists.mjs";
import { crosses, scale, staff } from "../marks.mjs";
import { swell } from "../noise.mjs";
import { hill, relief } from "../relief.mjs";
import { GROUNDS, circle, fill, inset, line, rect, sheet, stroke } from "../svg.mjs";

/**
 * A height field of hills on a rough ground, for a sheet.
 * @param {string} name seed
 * @param {import('../svg.mjs').Sheet} page
 * @param {import('../relief.mjs').Hill[]} hills
 * @param {{ rough?: number, grain?: number, step?: number }} [options]
 */
const landscape = (name, page, hills, { rough = 3, grain = 1.8, step = 9 } = {}) => {
  const noise = swell(name, { waves: 24, spread: 0.24, fall: 1.2 });
  /** @type {import('../contours.mjs').Height} */
  const heightAt = (x, y) => {
    const [u, v] = [x / page.height, y / page.height];
    return (
      rough * noise(u * grain, v * grain) +
      hills.reduce((sum, each) => sum + each.h * hill(u, v, each), 0)
    );
  };
  return { heightAt, field: sample(page.width, page.height, heightAt, step) };
};

/** About: a survey net of sight lines between stations, over gentle relief. */
export function about() {
  const page = sheet();
  const { field } = landscape(
    "about",
    page,
    [
      { x: 0.4, y: 0.62, r: 0.3, h: 14 },
      { x: 1.0, y: 0.36, r: 0.34, h: 18 },
    ],
    { rough: 4 },
  );
  relief(page, field, {
    signal: 4,
    zones: [
      [4, page.high],
      [12, GROUNDS.shelf.high],
    ],
    share: (_, part) => 0.34 + 0.34 * part,
  });
  /** @type {import('../contours.mjs').Point[]} */
  const stations = [
    [250, 300],
    [560, 760],
    [830, 210],
    [1000, 640],
    [1350, 300],
    [1300, 960],
    [760, 1040],
  ];
  /** @type {import('../contours.mjs').Point[]} */
  const sights = [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 4],
    [3, 5],
    [4, 5],
    [3, 6],
    [1, 6],
    [5, 6],
  ];
  for (const [a, b] of sights)
    page.add(line(...at(stations, a), ...at(stations, b), page.tone(0.92), 2.2));
  for (const [x, y] of stations) {
    page.add(
      fill(`M${x} ${y - 24}L${x + 22} ${y + 15}H${x - 22}Z`, page.ground, {
        stroke: page.ink,
        "stroke-width": 3,
      }),
      circle(x, y + 1, 4, page.ink),
    );
  }
  staff(page, { side: -1 });
  scale(page, 110, 1110, 70);
  return page.toString();
}

/** Careers: a marked way through narrow water, from one point to the next. */
export function careers() {
  const page = sheet({ ground: "shelf" });
  const hills = [
    { x: 0.3, y: 0.05, r: 0.34, stretch: 1.3, h: 20 },
    { x: 0.42, y: 1.02, r: 0.36, stretch: 1.2, h: 20 },
    { x: 1.22, y: 0.12, r: 0.3, h: 18 },
    { x: 1.1, y: 0.94, r: 0.26, stretch: 1.4, h: 17 },
  ];
  const { field, heightAt } = landscape("careers", page, hills, { rough: 2.6 });
  relief(page, field, {
    signal: 4,
    near: [800, 760],
    coast: 9,
    zones: [
      [-30, page.low],
      [0, page.ground],
      [3, page.high],
      [9, page.land],
    ],
    share: (depth) => (depth >= 9 ? 0.5 : 0.55),
  });
  crosses(page, { keep: (x, y) => heightAt(x, y) < 0 });
  /** @type {import('../contours.mjs').Point[]} */
  const way = [
    [0, 640],
    [300, 590],
    [560, 640],
    [820, 560],
    [1060, 620],
    [1330, 560],
    [1600, 600],
  ];
  page.add(stroke(smooth(way, false), page.ink, 3, { "stroke-dasharray": "24 12" }));
  for (const [x, y] of way.slice(1, -1))
    page.add(
      circle(x, y, 12, page.ground, { stroke: page.ink, "stroke-width": 3 }),
      circle(x, y, 4, page.ink),
    );
  staff(page);
  return page.toString();
}

/** Portfolio: one survey and three enlarged details of it. */
export function portfolio() {
  const survey = sheet();
  const { field } = landscape(
    "portfolio",
    survey,
    [
      { x: 0.36, y: 0.4, r: 0.26, h: 18 },
      { x: 0.9, y: 0.64, r: 0.3, stretch: 1.2, turn: 0.6, h: 20 },
    ],
    { rough: 3.4, grain: 2.1, step: 7 },
  );
  relief(survey, field, {
    signal: 5,
    coast: 9,
    zones: [
      [-30, survey.low],
      [-1, survey.ground],
      [3, survey.high],
      [9, survey.land],
    ],
    share: (depth) => (depth >= 9 ? 0.5 : 0.55),
  });
  const svg = survey.toString();
  const page = sheet({ ground: "abyss" });
  /** @typedef {[number, number, number, number]} Frame */
  /** @type {Frame[]} */
  const details = [
    [520, 130, 260, 195],
    [240, 560, 260, 195],
    [620, 790, 260, 195],
  ];
  /** @type {Frame[]} */
  const frames = [
    [1080, 60, 460, 345],
    [1080, 428, 460, 345],
    [1080, 796, 460, 345],
  ];
  /** @type {Frame} */
  const main = [60, 60, 960, 1081];
  page.add(inset(svg, main, [180, 0, 1066, 1200]));
  details.forEach((view, n) => {
    const zoom = main[2] / 1066;
    const [x, y] = [main[0] + (view[0] - 180) * zoom, main[1] + view[1] * zoom];
    const [w, h] = [view[2] * zoom, view[3] * zoom];
    const frame = at(frames, n);
    const way = `M${x + w} ${y + h / 2}L${frame[0]} ${frame[1] + frame[3] / 2}`;
    /** @type {(colour: string, weight: number) => void} */
    const pointer = (colour, weight) =>
      page.add(
        rect(x, y, w, h, "none", 0, { stroke: colour, "stroke-width": weight }),
        stroke(way, colour, weight),
      );
    pointer(page.low, 8);
    pointer(page.ink, 3);
    page.add(inset(svg, frame, view));
  });
  for (const frame of [main, ...frames])
    page.add(rect(...frame, "none", 0, { stroke: page.tone(0.85), "stroke-width": 3 }));
  return page.toString();
}
