import { at, range } from "../lists.ts";
import { cafes as c } from "../palette.ts";
import { circle, line, rect, stroke } from "../svg/shapes.ts";
import { browser, drawCaseStudy, phone } from "./drawing/frames.ts";
import { bar, button, pill, tick } from "./drawing/parts.ts";

/** A dish's record on a phone, and three cafés' sites that show it, each in its own shape. */
export function drawCafeMenu() {
  const dishes = (x: number, y: number, width: number, count: number) =>
    range(count).map((n) => [
      bar(x, y + n * 40, width * at([0.5, 0.4, 0.56], n), c.ink, 11),
      bar(x + width - 52, y + n * 40, 52, n === 1 ? c.main : c.gray, 11),
      line(x, y + 20 + n * 40, x + width, y + 20 + n * 40, c.line, 2),
    ]);
  const centered = [
    circle(490, 66, 40, c.soft),
    bar(370, 132, 240, c.ink, 20),
    dishes(290, 180, 400, 2),
  ];
  const columns = [
    rect(0, 0, 420, 320, c.soft),
    stroke("M60 250l90 -110l70 80l50 -50l90 80z", c.tint, 4, { fill: c.tint }),
    bar(470, 54, 220, c.ink, 20),
    dishes(470, 108, 440, 4),
  ];
  const cards = [
    bar(40, 48, 200, c.ink, 18),
    range(3).map((n) => [
      rect(40 + n * 300, 86, 270, 190, n === 1 ? c.tint : c.paper, 14),
      bar(66 + n * 300, 130, 150, c.ink, 13),
      bar(66 + n * 300, 164, 190, c.gray, 9),
      bar(66 + n * 300, 226, 70, n === 1 ? c.main : c.gray, 14),
    ]),
  ];
  const record = [
    bar(34, 110, 160, c.ink, 18),
    range(4).map((n) => [
      bar(34, 172 + n * 108, at([90, 60, 110, 80], n), c.gray, 9),
      rect(34, 190 + n * 108, 304, 54, n === 1 ? c.tint : c.paper, 8, {
        stroke: n === 1 ? c.main : c.pale,
        "stroke-width": 2.5,
      }),
      bar(56, 217 + n * 108, at([190, 70, 150, 120], n), n === 1 ? c.main : c.ink, 12),
    ]),
    range(2).map((n) => [
      tick(52, 630 + n * 40, 14, c.tint, c.main),
      bar(80, 630 + n * 40, at([126, 104], n), c.gray, 10),
    ]),
    pill(226, 650, 112, c.tint, c.main),
    button(34, 704, 304, 58, c.main, c.raised),
  ];
  return drawCaseStudy("cafes-1", c, [
    [centered, columns, cards].map((content, n) =>
      browser(c, 560, 90 + n * 350, 960, 320, content),
    ),
    phone(c, 90, 186, 400, 828, record),
  ]);
}
