import { at, range } from "../lists.ts";
import { kitchen as c } from "../palette.ts";
import { circle, line, rect, ring } from "../svg/shapes.ts";
import { drawCaseStudy, phone, tablet } from "./drawing/frames.ts";
import { bar, button, lines, pill, tick } from "./drawing/parts.ts";

/** The kitchen's tickets in the order of their times, and the guest's phone with the promised time. */
export function drawKitchenScreens() {
  const tickets = range(6).map((n) => {
    const [x, y] = [32 + (n % 3) * 304, 118 + Math.floor(n / 3) * 348];
    const late = n === 0;
    return [
      rect(x, y, 280, 320, c.raised, 12, { stroke: late ? c.warn : c.pale, "stroke-width": 3 }),
      rect(x, y, 280, 62, late ? c.warnTint : c.tint, 12),
      bar(x + 22, y + 31, 84, late ? c.warn : c.main, 18),
      bar(x + 190, y + 31, 64, c.gray, 10),
      range(at([3, 2, 4, 3, 2, 3], n)).map((k) => [
        circle(x + 34, y + 104 + k * 46, 12, c.soft),
        bar(x + 62, y + 104 + k * 46, at([150, 120, 166, 104], n + k), c.ink, 13),
      ]),
      n > 2 ? "" : button(x + 22, y + 262, 236, 42, c.main, c.raised),
    ];
  });
  const board = [
    bar(32, 58, 180, c.ink, 18),
    range(3).map((n) => pill(560 + n * 130, 58, 116, c.paper, at([c.main, c.gray, c.gray], n))),
    line(0, 96, 960, 96, c.line, 2),
    tickets,
  ];
  const order = [
    bar(34, 110, 190, c.ink, 18),
    lines(34, 150, 260, 2, c.gray, 24, 9),
    ring(186, 316, 96, c.line, 18),
    ring(186, 316, 96, c.soft, 18),
    bar(132, 304, 108, c.ink, 34),
    bar(152, 346, 68, c.gray, 10),
    range(3).map((n) => [
      n < 2 ? tick(54, 490 + n * 62, 17, c.tint, c.main) : ring(54, 490 + n * 62, 15, c.pale, 4),
      bar(88, 490 + n * 62, at([170, 140, 190], n), n < 2 ? c.ink : c.gray, 12),
    ]),
    button(34, 676, 304, 62, c.main, c.raised),
  ];
  return drawCaseStudy("kitchen-1", c, [
    tablet(c, 90, 160, 1030, 880, board),
    phone(c, 1110, 220, 400, 828, order),
  ]);
}
