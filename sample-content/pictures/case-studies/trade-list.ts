import { at, range } from "../lists.ts";
import { trade as c } from "../palette.ts";
import { circle, line, rect, ring, stroke } from "../svg/shapes.ts";
import { fitting } from "./drawing/trade-fittings.ts";
import { browser, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, cross, face, pill, tick } from "./drawing/parts.ts";

/** The list as the main screen: pasted numbers, and each line found, ambiguous or unknown. */
export function drawTradeList() {
  const rows = [];
  let y = 190;
  for (const n of range(7)) {
    const kind = n === 3 ? "open" : n === 5 ? "unknown" : "found";
    const tall = kind === "open" ? 190 : 82;
    const middle = y + 41;
    if (kind === "open") rows.push(rect(384, y + 1, 610, tall - 2, c.tint));
    rows.push(
      kind === "found"
        ? tick(412, middle, 15, c.main, c.raised)
        : kind === "open"
          ? [ring(412, middle, 14, c.main, 4), circle(412, middle, 4, c.main)]
          : cross(412, middle, 15, c.warnTint, c.warn),
      kind === "unknown"
        ? rect(446, middle - 29, 58, 58, "none", 8, {
            stroke: c.pale,
            "stroke-width": 2.5,
            "stroke-dasharray": "7 6",
          })
        : fitting(475, middle, 58, n),
      bar(
        526,
        middle - 12,
        at([150, 176, 132, 160, 144, 120, 168], n),
        kind === "unknown" ? c.warn : c.ink,
        12,
      ),
      bar(526, middle + 13, at([96, 110, 120, 84, 100, 150, 90], n), c.gray, 9),
      kind === "unknown"
        ? ""
        : [
            rect(738, middle - 20, 100, 40, c.raised, 8, { stroke: c.pale, "stroke-width": 2 }),
            stroke(`M752 ${middle}h12M812 ${middle}h12M818 ${middle - 6}v12`, c.gray, 3),
            bar(778, middle, 20, c.ink, 11),
          ],
      kind === "unknown"
        ? ""
        : [bar(904, middle - 10, 70, c.ink, 12), bar(930, middle + 13, 44, c.soft, 8)],
    );
    if (kind === "open") {
      range(3).forEach((k) => {
        const x = 446 + k * 180;
        rows.push(
          rect(x, y + 84, 168, 88, c.raised, 8, {
            stroke: k === 1 ? c.main : c.pale,
            "stroke-width": k === 1 ? 4 : 2,
          }),
          fitting(x + 44, y + 128, 60, 3 + k),
          bar(x + 86, y + 116, 66, c.ink, 10),
          bar(x + 86, y + 140, 46, c.gray, 8),
        );
      });
    }
    y += tall;
    rows.push(line(384, y, 994, y, c.line, 2));
  }
  const content = [
    rect(0, 0, 1360, 84, c.main),
    bar(40, 42, 150, c.raised, 20),
    rect(384, 20, 470, 44, c.raised, 8),
    ring(410, 42, 8, c.gray, 3),
    bar(432, 42, 150, c.pale, 10),
    face(1300, 42, 22, c.tint, c.main),
    bar(1140, 42, 120, c.soft, 11),
    rect(0, 84, 352, 820, c.paper),
    bar(40, 136, 130, c.ink, 15),
    rect(40, 170, 272, 500, c.raised, 8, { stroke: c.pale, "stroke-width": 2 }),
    range(15).map((n) => [
      bar(60, 200 + n * 31, 18, c.pale, 8),
      bar(94, 200 + n * 31, at([92, 104, 84, 110, 96, 120, 90], n), n === 5 ? c.warn : c.gray, 10),
      bar(256, 200 + n * 31, at([24, 30, 18], n), c.gray, 10),
    ]),
    rect(40, 694, 272, 92, c.paper, 8, {
      stroke: c.soft,
      "stroke-width": 3,
      "stroke-dasharray": "10 8",
    }),
    stroke("M96 756v-34m-13 12l13 -14l13 14M80 760h32", c.main, 4),
    bar(134, 730, 120, c.main, 10),
    bar(134, 754, 84, c.soft, 8),
    button(40, 810, 272, 58, c.ink, c.raised),
    bar(384, 136, 200, c.ink, 18),
    pill(780, 136, 96, c.tint, c.main),
    pill(890, 136, 104, c.warnTint, c.warn),
    line(384, 190, 994, 190, c.ink, 3),
    rows,
    line(1026, 84, 1026, 904, c.pale, 2),
    bar(1058, 136, 130, c.ink, 15),
    range(5).map((n) => [
      bar(1058, 196 + n * 40, at([110, 90, 124, 80, 100], n), c.gray, 10),
      bar(1248, 196 + n * 40, 72, c.ink, 10),
    ]),
    line(1058, 394, 1320, 394, c.ink, 3),
    bar(1058, 430, 80, c.ink, 14),
    bar(1216, 430, 104, c.ink, 20),
    bar(1058, 486, 120, c.gray, 9),
    rect(1058, 504, 262, 14, c.line, 7),
    rect(1058, 504, 196, 14, c.main, 7),
    line(1268, 494, 1268, 528, c.warn, 4),
    button(1058, 560, 262, 62, c.main, c.raised),
    button(1058, 638, 262, 56, c.raised, c.ink, c.pale),
    rect(1058, 730, 262, 138, c.paper, 10),
    bar(1080, 762, 110, c.ink, 11),
    range(3).map((n) => [
      circle(1088, 794 + n * 26, 6, at([c.main, c.main, c.soft], n)),
      bar(1106, 794 + n * 26, at([120, 96, 140], n), c.gray, 8),
    ]),
  ];
  return drawCaseStudy("trade-1", c, browser(c, 120, 120, 1360, 960, content));
}
