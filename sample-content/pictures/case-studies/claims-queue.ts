import { at, range } from "../lists.ts";
import { claims as c, signalLight } from "../palette.ts";
import { circle, type Drawing, fill, line, rect, ring, stroke } from "../svg/shapes.ts";
import { browser, dimension, drawCaseStudy, phone } from "./drawing/frames.ts";
import { bar, button, cross, pill, tick } from "./drawing/parts.ts";

/** The rating plate of an appliance, with its bar code. */
const ratingPlate = (x: number, y: number, width: number, height: number): Drawing => [
  rect(x, y, width, height, c.paper, 8, { stroke: c.ink, "stroke-width": 3 }),
  [0.06, 0.94].map((u) =>
    [0.12, 0.88].map((v) => ring(x + u * width, y + v * height, 4, c.ink, 2)),
  ),
  bar(x + width * 0.12, y + height * 0.24, width * 0.4, c.ink, height * 0.08),
  bar(x + width * 0.12, y + height * 0.42, width * 0.54, c.gray, height * 0.05),
  bar(x + width * 0.12, y + height * 0.54, width * 0.44, c.gray, height * 0.05),
  range(22).map((n) =>
    rect(
      x + width * (0.12 + n * 0.0345),
      y + height * 0.66,
      width * at([0.012, 0.022, 0.008], n * 7),
      height * 0.22,
      c.ink,
    ),
  ),
];

/** The clerk's queue with the reasons beside a case, and the owner's phone reading a serial number. */
export function drawClaimsQueue() {
  const queue = range(8).map((n) => {
    const y = 152 + n * 92;
    const state = at([1, 0, 2, 0, 1, 0, 0, 2], n);
    return [
      n === 1 ? [rect(0, y - 46, 372, 92, c.tint), rect(0, y - 46, 7, 92, c.main)] : "",
      bar(36, y - 16, at([150, 180, 130, 166, 144, 120, 170, 138], n), c.ink, 13),
      bar(36, y + 12, at([110, 90, 140, 100, 84, 120, 94, 104], n), c.gray, 9),
      at(
        [
          pill(248, y, 98, c.paper, c.gray),
          tick(330, y, 16, c.main, c.raised),
          cross(330, y, 16, c.warnTint, c.warn),
        ],
        state,
      ),
      line(0, y + 46, 372, y + 46, c.line, 2),
    ];
  });
  queue.push([pill(248, 244, 98, c.raised, c.main)]);
  const reasons = range(4).map((n) => {
    const y = 470 + n * 76;
    return [
      n === 2
        ? ring(440, y, 17, c.main, 4)
        : n === 3
          ? cross(440, y, 18, c.warnTint, c.warn)
          : tick(440, y, 18, c.tint, c.main),
      n === 2 ? bar(433, y, 14, c.main, 4) : "",
      bar(478, y - 10, at([260, 220, 300, 240], n), c.ink, 12),
      bar(478, y + 14, at([340, 280, 210, 320], n), c.pale, 9),
      line(412, y + 38, 872, y + 38, c.line, 2),
    ];
  });
  const content = [
    bar(36, 48, 150, c.ink, 18),
    rect(248, 28, 98, 40, c.paper, 20, { stroke: c.pale, "stroke-width": 2 }),
    line(0, 104, 372, 104, c.line, 2),
    queue,
    line(372, 0, 372, 900, c.pale, 2),
    bar(412, 48, 280, c.ink, 22),
    pill(412, 92, 130, c.tint, c.main),
    bar(560, 92, 160, c.gray, 10),
    ratingPlate(412, 140, 300, 200),
    rect(736, 140, 136, 94, c.tint, 8),
    stroke("M760 214l28 -34l22 22l14 -16l26 28z", c.soft, 3, { fill: c.soft }),
    circle(836, 172, 10, c.soft),
    rect(736, 246, 136, 94, c.paper, 8, {
      stroke: c.pale,
      "stroke-width": 2.5,
      "stroke-dasharray": "8 7",
    }),
    stroke("M804 278v30M789 293h30", c.gray, 4),
    bar(412, 402, 170, c.ink, 14),
    line(412, 430, 872, 430, c.ink, 3),
    reasons,
    button(412, 764, 220, 62, c.main, c.raised),
    button(652, 764, 220, 62, c.raised, c.ink, c.pale),
  ];
  const width = 372;
  const scan = [
    rect(0, 0, width, 800, c.ink),
    bar(96, 96, 180, c.raised, 14),
    bar(126, 126, 120, c.gray, 9),
    ratingPlate(52, 270, 268, 178),
    stroke("M28 300v-54h54M344 300v-54h-54M28 418v54h54M344 418v54h-54", c.raised, 7, {
      "stroke-linecap": "round",
    }),
    line(28, 406, 344, 406, signalLight, 5),
    fill(`M0 560a28 28 0 0 1 28 -28h${width - 56}a28 28 0 0 1 28 28v260H0z`, c.raised),
    tick(62, 592, 22, c.main, c.raised),
    bar(100, 582, 200, c.ink, 14),
    bar(100, 608, 140, c.gray, 10),
    line(30, 644, width - 30, 644, c.line, 2),
    bar(30, 670, 120, c.gray, 9),
    bar(222, 670, 120, c.ink, 10),
    button(30, 694, width - 60, 58, c.main, c.raised),
  ];
  return drawCaseStudy("claims-1", c, [
    browser(c, 110, 120, 1110, 960, content),
    dimension(60, 120, 60, 1080, c.annotation),
    phone(c, 1090, 250, 400, 828, scan, c.ink),
  ]);
}
