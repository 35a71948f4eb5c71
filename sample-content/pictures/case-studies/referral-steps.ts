import { at, range } from "../lists.ts";
import { referral as c } from "../palette.ts";
import { line, rect, stroke } from "../svg/shapes.ts";
import { browser, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, tick } from "./drawing/parts.ts";

/** The wall of questions, most of them struck out, and the short form that remains. */
export function drawReferralSteps() {
  const kept = [1, 4, 6, 9, 13, 15, 18, 22, 24, 27, 29, 31, 33, 36, 37, 39, 40];
  const notes = range(41).map((n) => {
    const [x, y] = [36 + (n % 6) * 106, 124 + Math.floor(n / 6) * 106];
    const stays = kept.includes(n);
    return [
      rect(x, y, 88, 84, stays ? c.tint : c.paper, 4, { stroke: c.pale, "stroke-width": 2 }),
      bar(x + 14, y + 26, at([54, 40, 60, 46], n), stays ? c.main : c.pale, 9),
      bar(x + 14, y + 46, at([36, 56, 44], n), stays ? c.soft : c.pale, 8),
      stays ? "" : stroke(`M${x + 8} ${y + 76}L${x + 80} ${y + 8}`, c.gray, 3),
    ];
  });
  const steps = range(5).map((n) => [
    n < 2 ? tick(770 + n * 124, 168, 20, c.tint, c.main) : "",
    n === 2 ? rect(996, 146, 44, 44, c.main, 22) : "",
    n > 2 ? rect(748 + n * 124, 146, 44, 44, c.paper, 22) : "",
    n < 4 ? line(798 + n * 124, 168, 866 + n * 124, 168, n < 2 ? c.main : c.pale, 4) : "",
  ]);
  const form = range(4).map((n) => {
    const y = 292 + n * 110;
    return [
      bar(748, y - 24, at([150, 120, 190, 130], n), c.ink, 12),
      rect(748, y, n === 2 ? 250 : 556, 52, c.raised, 8, { stroke: c.pale, "stroke-width": 2.5 }),
      n < 2 ? bar(770, y + 26, at([220, 160], n), c.gray, 11) : "",
    ];
  });
  const content = [
    bar(36, 56, 210, c.ink, 18),
    line(0, 96, 1360, 96, c.line, 2),
    notes,
    line(694, 96, 694, 902, c.pale, 2),
    steps,
    bar(748, 232, 220, c.ink, 16),
    form,
    rect(748, 738, 556, 62, c.tint, 8),
    bar(774, 769, 330, c.main, 11),
    button(748, 826, 220, 56, c.main, c.raised),
    button(990, 826, 220, 56, c.raised, c.ink, c.pale),
  ];
  return drawCaseStudy("referral-1", c, browser(c, 120, 120, 1360, 960, content));
}
