import { at, range } from "../lists.ts";
import { clinic as c } from "../palette.ts";
import { createRandom } from "../relief/random.ts";
import { circle, line, rect, ring } from "../svg/shapes.ts";
import { browser, drawCaseStudy } from "./drawing/frames.ts";
import { bar, face, pill, tick } from "./drawing/parts.ts";

/** The reception screen: the day by doctor, and who has arrived with which forms missing. */
export function drawClinicDesk() {
  const next = createRandom("clinic-2");
  const states = [c.main, c.tint, c.soft, c.tint];
  const day = range(4).map((n) => {
    const x = 258 + n * 188;
    let y = 226;
    const blocks = [];
    while (y < 846) {
      const tall = at([52, 52, 78, 104], Math.floor(next() * 4));
      const color = at(states, Math.floor(next() * 4));
      if (next() > 0.2 && y + tall < 850) {
        const text = color === c.main ? c.raised : c.main;
        blocks.push(
          rect(x + 6, y + 3, 170, tall - 6, color, 6),
          rect(x + 6, y + 3, 6, tall - 6, c.main, 3),
        );
        blocks.push(
          bar(x + 26, y + 24, 60 + next() * 60, text, 10),
          tall > 60
            ? bar(x + 26, y + 46, 40 + next() * 60, color === c.main ? c.soft : c.gray, 8)
            : "",
        );
      }
      y += tall;
    }
    return [
      face(x + 30, 178, 20, c.tint, c.main),
      bar(x + 60, 172, 84, c.ink, 11),
      bar(x + 60, 190, 56, c.pale, 8),
      line(x, 150, x, 860, c.line, 2),
      blocks,
    ];
  });
  const arrivals = range(8).map((n) => {
    const y = 190 + n * 84;
    const missing = [2, 5].includes(n);
    return [
      face(1064, y, 22, missing ? c.warnTint : c.tint, missing ? c.warn : c.main),
      bar(1100, y - 10, at([120, 96, 104, 110, 128, 90, 118, 132], n), c.ink, 11),
      bar(1100, y + 12, at([70, 100, 84, 60, 92, 76, 64, 88], n), c.pale, 8),
      missing
        ? pill(1240, y, 92, c.warnTint, c.warn)
        : n < 5
          ? tick(1312, y, 16, c.main, c.raised)
          : ring(1312, y, 15, c.pale, 3),
      line(1036, y + 42, 1336, y + 42, c.line, 2),
    ];
  });
  const content = [
    rect(0, 0, 192, 902, c.tint),
    rect(28, 34, 44, 44, c.main, 10),
    bar(86, 56, 74, c.main, 14),
    range(6).map((n) => [
      n === 1 ? rect(16, 116 + n * 58, 160, 46, c.main, 8) : "",
      rect(34, 130 + n * 58, 18, 18, n === 1 ? c.raised : c.soft, 4),
      bar(68, 139 + n * 58, at([70, 84, 60, 78, 66, 54], n), n === 1 ? c.raised : c.main, 10),
    ]),
    bar(224, 56, 220, c.ink, 20),
    bar(224, 92, 140, c.gray, 10),
    rect(760, 36, 230, 44, c.paper, 22, { stroke: c.pale, "stroke-width": 2 }),
    ring(786, 56, 8, c.gray, 3),
    bar(808, 58, 110, c.pale, 9),
    line(192, 128, 1360, 128, c.line, 2),
    range(13).map((n) => [
      line(240, 226 + n * 52, 1010, 226 + n * 52, c.line, n % 2 ? 1 : 2),
      n % 2 ? "" : bar(206, 226 + n * 52, 26, c.pale, 8),
    ]),
    day,
    line(240, 486, 1010, 486, c.warn, 4),
    circle(240, 486, 8, c.warn),
    rect(1010, 129, 350, 773, c.raised),
    line(1010, 128, 1010, 902, c.pale, 2),
    bar(1040, 56, 130, c.ink, 14),
    bar(1040, 88, 90, c.pale, 9),
    arrivals,
  ];
  return drawCaseStudy("clinic-2", c, browser(c, 120, 120, 1360, 960, content));
}
