import { at, range } from "../lists.ts";
import { claims as c } from "../palette.ts";
import { circle, fill, line, rect } from "../svg/shapes.ts";
import { columnChart, ringChart } from "./drawing/charts.ts";
import { browser, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, lines } from "./drawing/parts.ts";

/** The rules with the periods they are valid, one of them in words, and what a change would affect. */
export function drawClaimsRules() {
  const spans: [number, number][][] = [
    [
      [0, 0.42],
      [0.44, 1],
    ],
    [[0.1, 1]],
    [
      [0, 0.28],
      [0.3, 0.7],
      [0.72, 1],
    ],
    [[0.2, 0.86]],
    [
      [0, 0.6],
      [0.62, 1],
    ],
    [[0.36, 1]],
  ];
  const rules = spans.map((parts, n) => {
    const y = 196 + n * 58;
    return [
      n === 4 ? rect(24, y - 27, 1316, 54, c.tint, 8) : "",
      circle(52, y, 7, n === 3 ? c.pale : c.main),
      bar(78, y, at([150, 110, 170, 126, 140, 96], n), c.ink, 12),
      bar(268, y, at([70, 90, 60, 84, 76, 88], n), c.gray, 10),
      bar(392, y, at([40, 54, 46, 36, 50, 44], n), c.gray, 10),
      parts.map(([from, to], k) => [
        rect(
          500 + from * 810,
          y - 13,
          (to - from) * 810,
          26,
          k === parts.length - 1 ? c.main : c.soft,
          13,
        ),
        bar(
          520 + from * 810,
          y,
          Math.min(90, (to - from) * 300),
          k === parts.length - 1 ? c.tint : c.main,
          7,
        ),
      ]),
      line(24, y + 29, 1340, y + 29, c.line, 2),
    ];
  });
  const content = [
    bar(40, 52, 220, c.ink, 20),
    range(3).map((n) => [
      bar(760 + n * 110, 52, 66, n ? c.gray : c.main, 11),
      n ? "" : line(752, 76, 834, 76, c.main, 4),
    ]),
    button(1140, 28, 180, 48, c.main, c.raised),
    line(0, 104, 1360, 104, c.line, 2),
    [78, 268, 392].map((x, n) => bar(x, 136, at([60, 70, 50], n), c.pale, 9)),
    range(9).map((n) => [
      line(500 + n * 101.2, 124, 500 + n * 101.2, 516, c.line, 2),
      n < 8 ? bar(512 + n * 101.2, 136, 38, c.pale, 9) : "",
    ]),
    rules,
    line(1147, 120, 1147, 516, c.warn, 3.5),
    fill("M1134 114h26l-13 17z", c.warn),
    rect(0, 540, 1360, 362, c.paper),
    line(0, 540, 1360, 540, c.pale, 2),
    rect(40, 580, 420, 282, c.raised, 10, { stroke: c.pale, "stroke-width": 2 }),
    bar(68, 616, 140, c.ink, 14),
    lines(68, 660, 360, 4, c.gray, 30, 11),
    rect(150, 680, 128, 24, c.tint, 6),
    bar(160, 692, 108, c.main, 10),
    rect(68, 790, 128, 44, c.raised, 8, { stroke: c.pale, "stroke-width": 2 }),
    bar(88, 812, 70, c.ink, 10),
    button(300, 786, 132, 52, c.main, c.raised),
    bar(500, 616, 180, c.ink, 14),
    columnChart(
      500,
      646,
      520,
      196,
      [0.34, 0.42, 0.38, 0.56, 0.5, 0.62, 0.58, 0.74, 0.66, 0.9, 0.8, 0.7, 0.6],
      c,
      (n) => n > 8,
    ),
    bar(1070, 616, 150, c.ink, 14),
    ringChart(1150, 748, 78, 0.72, c, 26),
    bar(1126, 748, 48, c.ink, 18),
    range(3).map((n) => [
      rect(1260, 702 + n * 40, 16, 16, at([c.main, c.soft, c.pale], n), 4),
      bar(1286, 710 + n * 40, at([44, 34, 40], n), c.gray, 9),
    ]),
  ];
  return drawCaseStudy("claims-2", c, browser(c, 120, 120, 1360, 960, content));
}
