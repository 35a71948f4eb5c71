/** The picture that stands for the site where it is shared. */
import { sample } from "../contours.mjs";
import { level } from "../marks.mjs";
import { swell } from "../noise.mjs";
import { nearest, relief } from "../relief.mjs";
import { line, sheet } from "../svg.mjs";

/** The picture for shared links: flowing lines and the mark. */
export function share() {
  const page = sheet({ width: 1200, height: 630 });
  const noise = swell("share", { spread: 0.4 });
  const field = sample(1200, 630, (x, y) => y / 17 - 10 + 6 * noise(x / 900, y / 700) - x / 120, 8);
  relief(page, field, {
    from: 2,
    signal: 12,
    zones: [
      [2, page.high],
      [12, page.ground],
      [20, page.low],
    ],
    share: (_, part) => 0.7 - 0.4 * part,
    weight: 0.8,
  });
  mark(page, 96, 190, 280, "#f6f4ee");
  const at = nearest(field, 12, 560, 400);
  level(page, at[0], at[1] - 3, page.signal, 18);
  return page.toString();
}

/**
 * The mark of the house: a level, crossed by three rising ticks.
 * @param {import('../svg.mjs').Sheet} page
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {string} colour
 */
function mark(page, x, y, width, colour) {
  const weight = width / 18;
  page.add(line(x, y, x + width, y, colour, weight));
  [0.2, 0.5, 0.8].forEach((part, n) => {
    const up = width * (0.12 + 0.11 * n);
    page.add(line(x + part * width, y - up, x + part * width, y + width * 0.1, colour, weight));
  });
}
