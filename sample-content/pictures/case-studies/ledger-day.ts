import { at, range } from "../lists.ts";
import { ledger as c } from "../palette.ts";
import { line, rect } from "../svg/shapes.ts";
import { columnChart } from "./drawing/charts.ts";
import { browser, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, cross, pill, tick } from "./drawing/parts.ts";

/** Days as bars of what was matched, explained and open; two differences wait for a person. */
export function drawLedgerDay() {
  const days = range(7).map((n) => {
    const y = 196 + n * 62;
    const explained = at([60, 84, 48, 96, 70, 54, 88], n);
    const open = at([0, 0, 0, 0, 26, 0, 44], n);
    return [
      bar(40, y, at([110, 96, 120, 104, 116, 90, 112], n), c.ink, 12),
      rect(220, y - 15, 760 - explained - open, 30, c.main, 4),
      rect(220 + 764 - explained - open, y - 15, explained, 30, c.soft, 4),
      open ? rect(220 + 768 - open, y - 15, open, 30, c.warn, 4) : "",
      open ? cross(1050, y, 16, c.warnTint, c.warn) : tick(1050, y, 16, c.tint, c.main),
      bar(1090, y, at([70, 60, 76, 64, 80, 58, 72], n), c.gray, 10),
      line(40, y + 31, 1320, y + 31, c.line, 2),
    ];
  });
  const differences = range(2).map((n) => {
    const y = 712 + n * 92;
    return [
      rect(40, y - 38, 700, 76, c.raised, 10, { stroke: c.pale, "stroke-width": 2 }),
      bar(66, y - 10, at([230, 190], n), c.ink, 12),
      bar(66, y + 14, at([330, 370], n), c.gray, 9),
      pill(470, y, 120, c.warnTint, c.warn),
      bar(620, y, 90, c.ink, 14),
    ];
  });
  const content = [
    bar(40, 52, 250, c.ink, 20),
    button(1140, 28, 180, 48, c.main, c.raised),
    line(0, 104, 1360, 104, c.line, 2),
    [40, 220, 1030].map((x, n) => bar(x, 140, at([60, 90, 70], n), c.pale, 9)),
    days,
    rect(0, 640, 1360, 262, c.paper),
    line(0, 640, 1360, 640, c.pale, 2),
    differences,
    bar(800, 684, 170, c.ink, 14),
    columnChart(800, 716, 520, 140, [0.2, 0.3, 0.24, 0.4, 0.34, 0.9, 0.7], c, (n) => n > 4),
  ];
  return drawCaseStudy("ledger-1", c, browser(c, 120, 120, 1360, 960, content));
}
