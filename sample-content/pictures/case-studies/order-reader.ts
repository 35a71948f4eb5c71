import { at, range } from "../lists.ts";
import { reader as c } from "../palette.ts";
import { line, rect } from "../svg/shapes.ts";
import { browser, dimension, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, cross, lines, pill, tick } from "./drawing/parts.ts";

/** A scanned order with marked passages, and beside it the fields that were read, one to be checked. */
export function drawOrderReader() {
  const page = [
    rect(40, 130, 560, 740, c.raised, 4, { stroke: c.pale, "stroke-width": 2 }),
    bar(80, 184, 180, c.ink, 18),
    lines(80, 226, 220, 3, c.gray, 24, 9),
    rect(400, 170, 160, 78, c.tint, 6),
    bar(418, 196, 110, c.main, 10),
    bar(418, 222, 80, c.main, 10),
    line(80, 322, 560, 322, c.ink, 3),
    range(6).map((n) => {
      const y = 360 + n * 54;
      return [
        n === 3 ? rect(72, y - 24, 496, 48, c.warnTint, 6) : "",
        bar(80, y, at([90, 76, 84, 96], n), c.ink, 11),
        bar(206, y, at([190, 160, 210, 176], n), c.gray, 9),
        bar(462, y, at([36, 44, 28, 60], n), n === 3 ? c.warn : c.ink, 11),
        line(80, y + 27, 560, y + 27, c.line, 2),
      ];
    }),
    lines(80, 720, 420, 3, c.pale, 26, 9),
  ];
  const fields = range(8).map((n) => {
    const y = 176 + n * 76;
    const doubtful = n === 5;
    return [
      bar(660, y - 16, at([90, 70, 110, 80], n), c.gray, 9),
      rect(660, y, 480, 40, doubtful ? c.warnTint : c.paper, 8, {
        stroke: doubtful ? c.warn : c.pale,
        "stroke-width": 2,
      }),
      bar(680, y + 20, at([200, 150, 240, 180, 120], n), c.ink, 11),
      doubtful
        ? cross(1186, y + 20, 17, c.warnTint, c.warn)
        : tick(1186, y + 20, 17, c.tint, c.main),
      bar(1220, y + 20, at([80, 100, 64, 92], n), c.gray, 9),
    ];
  });
  const content = [
    bar(40, 52, 230, c.ink, 20),
    pill(300, 52, 130, c.tint, c.main),
    pill(446, 52, 118, c.warnTint, c.warn),
    line(0, 100, 1360, 100, c.line, 2),
    page,
    line(630, 100, 630, 902, c.pale, 2),
    fields,
    button(660, 800, 230, 62, c.main, c.raised),
    button(912, 800, 230, 62, c.raised, c.ink, c.pale),
  ];
  return drawCaseStudy("reader-1", c, [
    browser(c, 150, 120, 1360, 960, content),
    dimension(90, 120, 90, 1080, c.annotation),
  ]);
}
