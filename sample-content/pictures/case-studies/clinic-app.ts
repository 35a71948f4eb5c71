import { at, range } from "../lists.ts";
import { clinic as c, mix } from "../palette.ts";
import { circle, fill, line, rect, ring, stroke } from "../svg/shapes.ts";
import { dimension, drawCaseStudy, phone } from "./drawing/frames.ts";
import { bar, button, face, tick } from "./drawing/parts.ts";

/** The booking app: choosing a day and a slot, and checking in on arrival. */
export function drawClinicApp() {
  const width = 402;
  const booking = [
    bar(30, 92, 170, c.ink, 18),
    face(52, 158, 26, c.tint, c.main),
    bar(94, 148, 150, c.ink, 13),
    bar(94, 172, 210, c.gray, 9),
    line(30, 208, width - 30, 208, c.line, 2),
    bar(30, 238, 110, c.ink, 13),
    stroke("M338 230l-8 8l8 8M362 230l8 8l-8 8", c.gray, 3),
    range(7).map((n) => bar(38 + n * 49, 274, 24, c.pale, 8)),
    range(35).map((n) => {
      const [x, y] = [50 + (n % 7) * 49, 312 + Math.floor(n / 7) * 44];
      if (n < 2 || n > 32) return "";
      if (n === 17) return [circle(x, y, 20, c.main), bar(x - 8, y, 16, c.raised, 9)];
      const free = [4, 9, 10, 12, 18, 19, 23, 24, 26].includes(n);
      return [
        free ? circle(x, y, 19, c.tint) : "",
        bar(x - 8, y, 16, free ? c.main : n % 7 > 4 ? c.line : c.gray, 8),
      ];
    }),
    line(30, 522, width - 30, 522, c.line, 2),
    bar(30, 552, 130, c.ink, 13),
    range(9).map((n) => {
      const [x, y] = [30 + (n % 3) * 117, 572 + Math.floor(n / 3) * 58];
      const [taken, chosen] = [[2, 3].includes(n), n === 4];
      return [
        rect(x, y, 106, 46, chosen ? c.main : taken ? c.paper : c.raised, 10, {
          stroke: chosen ? c.main : taken ? c.line : c.soft,
          "stroke-width": 2.5,
        }),
        bar(x + 28, y + 23, 50, chosen ? c.raised : taken ? c.pale : c.main, 10),
      ];
    }),
    button(30, 760, width - 60, 62, c.main, c.raised),
  ];
  const steps = [0, 1, 2, 3];
  const checkIn = [
    fill(`M0 300V46a46 46 0 0 1 46 -46h${width - 92}a46 46 0 0 1 46 46v254z`, c.main),
    bar(30, 92, 120, c.soft, 12),
    bar(30, 128, 230, c.raised, 22),
    rect(30, 168, width - 60, 100, mix(c.main, c.ink, 0.22), 14),
    rect(46, 184, 68, 68, c.raised, 10),
    rect(46, 184, 68, 20, c.soft, 4),
    bar(64, 228, 32, c.main, 20),
    bar(134, 204, 160, c.raised, 13),
    bar(134, 232, 110, c.soft, 10),
    line(60, 352, 60, 616, c.pale, 4),
    line(60, 352, 60, 528, c.main, 4),
    steps.map((n) => {
      const y = 352 + n * 88;
      return [
        n < 2
          ? tick(60, y, 24, c.main, c.raised)
          : [
              circle(60, y, 24, c.raised),
              ring(60, y, 22, n === 2 ? c.main : c.pale, 4),
              n === 2 ? circle(60, y, 9, c.main) : "",
            ],
        bar(108, y - 10, at([180, 150, 200, 130], n), n === 3 ? c.gray : c.ink, 14),
        bar(108, y + 16, at([120, 190, 140, 170], n), c.pale, 10),
      ];
    }),
    rect(30, 664, width - 60, 72, c.tint, 12),
    tick(66, 700, 18, c.raised, c.main),
    bar(100, 690, 190, c.main, 11),
    bar(100, 714, 130, c.soft, 9),
    button(30, 760, width - 60, 62, c.ink, c.raised),
  ];
  return drawCaseStudy("clinic-1", c, [
    dimension(280, 130, 280, 1012, c.annotation),
    phone(c, 340, 130, 430, 882, booking),
    phone(c, 830, 190, 430, 882, checkIn),
    dimension(1320, 190, 1320, 1072, c.annotation),
  ]);
}
