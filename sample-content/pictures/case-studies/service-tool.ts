import { at, range } from "../lists.ts";
import { machines as c } from "../palette.ts";
import { circle, line, rect, ring } from "../svg/shapes.ts";
import { lineChart, ringChart } from "./drawing/charts.ts";
import { browser, drawCaseStudy, tablet } from "./drawing/frames.ts";
import { bar, button, lines, pill, tick } from "./drawing/parts.ts";

/** A machine's values on a laptop, one changed within its limits, and the log on a tablet. */
export function drawServiceTool() {
  const values = range(6).map((n) => {
    const y = 430 + n * 74;
    const changed = n === 2;
    const share = at([0.4, 0.62, 0.74, 0.3, 0.55, 0.47], n);
    return [
      changed ? rect(24, y - 35, 960, 70, c.tint, 8) : "",
      bar(48, y, at([150, 190, 130, 170], n), c.ink, 12),
      rect(300, y - 6, 380, 12, c.line, 6),
      rect(360, y - 6, 250, 12, c.soft, 6),
      line(360, y - 18, 360, y + 18, c.gray, 3),
      line(610, y - 18, 610, y + 18, c.gray, 3),
      circle(360 + share * 250, y, 14, changed ? c.main : c.gray),
      bar(730, y, 60, changed ? c.gray : c.ink, 13),
      changed ? [line(806, y, 836, y, c.main, 4), bar(852, y, 70, c.main, 15)] : "",
    ];
  });
  const content = [
    bar(48, 52, 260, c.ink, 20),
    pill(340, 52, 120, c.tint, c.main),
    line(0, 96, 1040, 96, c.line, 2),
    lineChart(48, 140, 560, 200, [0.3, 0.34, 0.5, 0.46, 0.62, 0.58, 0.8, 0.66], c),
    ringChart(800, 240, 80, 0.78, c, 24),
    bar(772, 240, 56, c.ink, 18),
    values,
  ];
  const log = range(6).map((n) => {
    const y = 176 + n * 88;
    return [
      n < 4 ? tick(52, y, 17, c.tint, c.main) : ring(52, y, 15, c.pale, 4),
      bar(88, y - 12, at([190, 150, 220, 170], n), c.ink, 12),
      bar(88, y + 12, at([260, 230, 200], n), c.gray, 9),
      line(30, y + 44, 432, y + 44, c.line, 2),
    ];
  });
  const journal = [
    bar(34, 64, 170, c.ink, 18),
    pill(300, 64, 130, c.paper, c.gray),
    line(0, 108, 462, 108, c.line, 2),
    log,
    lines(34, 716, 330, 2, c.gray, 24, 9),
    button(34, 764, 394, 54, c.main, c.raised),
  ];
  return drawCaseStudy("machines-1", c, [
    browser(c, 80, 120, 1040, 960, content),
    tablet(c, 1000, 170, 530, 920, journal),
  ]);
}
