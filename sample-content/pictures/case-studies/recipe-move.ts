import { at, range } from "../lists.ts";
import { recipes as c } from "../palette.ts";
import { circle, fill, line, rect } from "../svg/shapes.ts";
import { lineChart, ringChart } from "./drawing/charts.ts";
import { browser, drawCaseStudy, phone } from "./drawing/frames.ts";
import { bar, button, lines, pill } from "./drawing/parts.ts";

/** The table of old addresses with a destination for most, and a recipe on a phone. */
export function drawRecipeMove() {
  const rows = range(8).map((n) => {
    const y = 420 + n * 58;
    const ends = n === 2 || n === 6;
    return [
      bar(36, y, at([250, 210, 280, 190, 264], n), c.ink, 11),
      bar(366, y, at([60, 40, 20, 76, 52], n), c.gray, 10),
      line(470, y, 522, y, ends ? c.pale : c.main, 4),
      ends ? "" : fill(`M522 ${y - 9}l16 9l-16 9z`, c.main),
      ends
        ? pill(566, y, 110, c.paper, c.gray)
        : bar(566, y, at([220, 180, 240, 200], n), c.main, 11),
      line(36, y + 29, 900, y + 29, c.line, 2),
    ];
  });
  const content = [
    bar(36, 52, 220, c.ink, 18),
    line(0, 96, 1000, 96, c.line, 2),
    lineChart(36, 140, 560, 200, [0.5, 0.54, 0.48, 0.6, 0.58, 0.44, 0.56, 0.66, 0.7], c),
    ringChart(780, 240, 84, 0.64, c, 26),
    bar(752, 240, 56, c.ink, 18),
    rows,
  ];
  const width = 372;
  const recipe = [
    rect(0, 0, width, 330, c.soft),
    circle(186, 190, 108, c.paper),
    circle(186, 190, 78, c.tint),
    circle(164, 172, 26, c.main),
    circle(212, 206, 30, c.main),
    bar(30, 376, 270, c.ink, 22),
    bar(30, 414, 180, c.ink, 22),
    range(3).map((n) => pill(30 + n * 106, 464, 96, c.tint, c.main)),
    range(4).map((n) => [
      rect(30, 506 + n * 42, 20, 20, c.raised, 5, { stroke: c.gray, "stroke-width": 2.5 }),
      bar(66, 516 + n * 42, at([180, 140, 210, 160], n), c.ink, 11),
    ]),
    lines(30, 674, 300, 2, c.gray, 22, 9),
    button(30, 712, width - 60, 52, c.main, c.raised),
  ];
  return drawCaseStudy("recipes-1", c, [
    browser(c, 100, 120, 1020, 960, content),
    phone(c, 1080, 220, 400, 828, recipe),
  ]);
}
