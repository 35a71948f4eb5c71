import { at, range } from "../lists.ts";
import { trade as c } from "../palette.ts";
import { line, rect, stroke } from "../svg/shapes.ts";
import { columnChart, lineChart, ringChart } from "./drawing/charts.ts";
import { fitting } from "./drawing/trade-fittings.ts";
import { browser, dimension, drawCaseStudy, phone } from "./drawing/frames.ts";
import { bar, button, face, lines, pill } from "./drawing/parts.ts";

/** Approval: what changed since the last order of that kind, and the same on the approver's phone. */
export function drawTradeApproval() {
  const rows = range(6).map((n) => {
    const y = 508 + n * 62;
    const change = at([0, 1, 0, -1, 1, 0], n);
    return [
      change ? rect(28, y - 30, 824, 60, change > 0 ? c.tint : c.warnTint, 8) : "",
      fitting(68, y, 46, n),
      bar(112, y - 9, at([180, 150, 200, 164, 140, 190], n), c.ink, 12),
      bar(112, y + 13, at([90, 120, 80, 110, 100, 96], n), c.gray, 8),
      bar(420, y, at([36, 30, 44, 40, 26, 38], n), c.gray, 12),
      change
        ? [
            stroke(`M486 ${y}h44m-12 -9l12 9l-12 9`, change > 0 ? c.main : c.warn, 3.5),
            bar(560, y, at([0, 56, 0, 24, 48, 0], n), change > 0 ? c.main : c.warn, 13),
          ]
        : bar(560, y, at([36, 0, 44, 0, 0, 38], n), c.pale, 12),
      bar(744, y, at([84, 70, 90, 64, 76, 80], n), c.ink, 12),
      line(28, y + 31, 852, y + 31, c.line, 2),
    ];
  });
  const content = [
    bar(40, 52, 260, c.ink, 22),
    pill(326, 52, 130, c.tint, c.main),
    bar(40, 92, 180, c.gray, 10),
    line(0, 128, 1140, 128, c.line, 2),
    bar(40, 168, 150, c.ink, 14),
    columnChart(
      40,
      200,
      480,
      170,
      [0.42, 0.5, 0.38, 0.56, 0.48, 0.62, 0.54, 0.66, 0.94],
      c,
      (n) => n === 8,
    ),
    line(40, 240, 520, 240, c.warn, 3, { "stroke-dasharray": "12 8" }),
    bar(572, 168, 120, c.ink, 14),
    lineChart(572, 200, 280, 170, [0.3, 0.36, 0.32, 0.46, 0.42, 0.58, 0.62, 0.74], c),
    [112, 420, 560, 744].map((x, n) => bar(x, 440, at([70, 50, 60, 56], n), c.pale, 9)),
    line(28, 466, 852, 466, c.ink, 3),
    rows,
  ];
  const width = 402;
  const approve = [
    bar(30, 92, 140, c.gray, 11),
    bar(30, 126, 250, c.ink, 20),
    ringChart(width / 2, 276, 92, 0.84, c, 26),
    bar(width / 2 - 48, 268, 96, c.ink, 20),
    bar(width / 2 - 32, 298, 64, c.gray, 9),
    range(3).map((n) => {
      const y = 432 + n * 78;
      return [
        fitting(58, y, 56, at([1, 3, 4], n), n === 1 ? c.warn : c.main),
        bar(104, y - 10, at([140, 120, 150], n), c.ink, 12),
        bar(104, y + 14, at([90, 110, 76], n), c.gray, 9),
        bar(316, y, 56, n === 1 ? c.warn : c.main, 13),
        line(30, y + 39, width - 30, y + 39, c.line, 2),
      ];
    }),
    face(54, 672, 24, c.tint, c.main),
    rect(90, 642, 282, 62, c.paper, 12),
    lines(108, 662, 240, 2, c.gray, 22, 9),
    button(30, 744, 212, 66, c.main, c.raised),
    button(256, 744, 116, 66, c.raised, c.warn, c.pale),
  ];
  return drawCaseStudy("trade-2", c, [
    browser(c, 90, 130, 1150, 940, content),
    phone(c, 1030, 220, 430, 882, approve),
    dimension(1510, 220, 1510, 1102, c.annotation),
  ]);
}
