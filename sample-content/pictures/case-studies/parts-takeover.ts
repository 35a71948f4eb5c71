import { at, range } from "../lists.ts";
import { takeover as c } from "../palette.ts";
import { line, rect, ring, stroke } from "../svg/shapes.ts";
import { columnChart } from "./drawing/charts.ts";
import { browser, dimension, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, cross, pill, tick } from "./drawing/parts.ts";

/** Old and new files of an export side by side, one line different, and the hours of emergencies falling. */
export function drawPartsTakeover() {
  const file = (x: number, changed: string) => [
    rect(x, 130, 400, 470, c.raised, 6, { stroke: c.pale, "stroke-width": 2 }),
    bar(x + 28, 164, 140, c.ink, 13),
    range(10).map((n) => [
      n === 6 ? rect(x + 14, 204 + n * 38 - 17, 372, 34, changed, 5) : "",
      bar(x + 28, 204 + n * 38, at([60, 70, 54], n), c.ink, 9),
      bar(x + 112, 204 + n * 38, at([150, 120, 170, 136], n), c.gray, 9),
      bar(x + 310, 204 + n * 38, at([48, 60, 40], n), c.gray, 9),
    ]),
  ];
  const slices = range(5).map((n) => {
    const y = 186 + n * 88;
    return [
      rect(950, y - 34, 370, 68, n < 2 ? c.tint : c.paper, 10),
      n < 2
        ? tick(990, y, 18, c.raised, c.main)
        : n === 2
          ? ring(990, y, 16, c.main, 4)
          : cross(990, y, 16, c.raised, c.gray),
      bar(1028, y - 10, at([170, 140, 190, 150, 180], n), c.ink, 12),
      bar(1028, y + 14, at([110, 130, 90], n), c.gray, 9),
    ];
  });
  const content = [
    bar(40, 52, 240, c.ink, 20),
    pill(310, 52, 130, c.tint, c.main),
    line(0, 96, 1360, 96, c.line, 2),
    file(40, c.warnTint),
    file(488, c.tint),
    stroke("M446 432h36M470 422l12 10l-12 10", c.main, 4),
    line(916, 96, 916, 902, c.pale, 2),
    slices,
    bar(40, 656, 190, c.ink, 14),
    columnChart(
      40,
      690,
      848,
      170,
      [0.8, 0.9, 0.76, 0.84, 0.6, 0.52, 0.4, 0.44, 0.3, 0.24, 0.2, 0.16],
      c,
      (n) => n > 3,
    ),
    button(950, 690, 230, 58, c.main, c.raised),
    button(950, 770, 230, 58, c.raised, c.ink, c.pale),
  ];
  return drawCaseStudy("takeover-1", c, [
    browser(c, 150, 120, 1360, 960, content),
    dimension(90, 120, 90, 1080, c.annotation),
  ]);
}
