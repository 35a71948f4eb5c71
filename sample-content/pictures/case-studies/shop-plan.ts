import { at, range } from "../lists.ts";
import { mix, shop as c } from "../palette.ts";
import { type Point } from "../relief/field.ts";
import { createRandom } from "../relief/random.ts";
import { circle, fill, line, rect, stroke } from "../svg/shapes.ts";
import { browser, drawCaseStudy } from "./drawing/frames.ts";
import { bar, button, pill } from "./drawing/parts.ts";

/** Planning and tracing: the week by machine above, a batch's path from bar stock to part below. */
export function drawShopPlan() {
  const next = createRandom("shop-plan-4");
  const shades = [c.main, c.soft, mix(c.main, c.ink, 0.3), c.soft];
  const plan = range(7).map((n) => {
    const y = 170 + n * 52;
    const jobs = [];
    for (let x = 220 + next() * 40; x < 1290;) {
      const wide = 70 + next() * 170;
      if (x + wide > 1318) break;
      const shade = at(shades, Math.floor(next() * 4));
      jobs.push(
        rect(x, y + 9, wide, 34, shade, 6),
        bar(
          x + 14,
          y + 26,
          Math.min(wide - 28, 40 + next() * 50),
          shade === c.soft ? c.main : c.tint,
          8,
        ),
      );
      x += wide + 8 + next() * 36;
    }
    return [
      line(40, y, 1320, y, c.line, 2),
      circle(54, y + 26, 7, n === 3 ? c.warn : c.main),
      bar(76, y + 26, at([84, 70, 96, 76, 90, 64, 80], n), c.ink, 11),
      jobs,
    ];
  });
  const tree: Point[] = [
    [60, 726],
    [300, 656],
    [300, 796],
    [560, 640],
    [560, 726],
    [560, 812],
    [830, 660],
    [830, 780],
    [1120, 640],
    [1120, 726],
    [1120, 812],
  ];
  const links: Point[] = [
    [0, 1],
    [0, 2],
    [1, 3],
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 6],
    [4, 7],
    [5, 7],
    [6, 8],
    [6, 9],
    [7, 10],
  ];
  const node = (x: number, y: number, strong: boolean) => [
    rect(x, y - 30, 150, 60, strong ? c.main : c.raised, 8, {
      stroke: strong ? c.main : c.pale,
      "stroke-width": 2.5,
    }),
    bar(x + 20, y - 8, 76, strong ? c.raised : c.ink, 10),
    bar(x + 20, y + 12, 50, strong ? c.soft : c.pale, 8),
  ];
  const link = (a: number, b: number, strong: boolean) => {
    const [[x1, y1], [x2, y2]] = [at(tree, a), at(tree, b)];
    const way = `M${x1 + 150} ${y1}C${x1 + 220} ${y1} ${x2 - 70} ${y2} ${x2} ${y2}`;
    return stroke(way, strong ? c.main : c.pale, strong ? 5 : 2.5);
  };
  const path = [0, 1, 4, 6, 9];
  const on = (a: number, b: number) => path.includes(a) && path.indexOf(b) === path.indexOf(a) + 1;
  const content = [
    bar(40, 52, 240, c.ink, 20),
    pill(1020, 52, 120, c.tint, c.main),
    button(1160, 28, 160, 48, c.main, c.raised),
    line(1.5, 104, 1358, 104, c.line, 2),
    range(6).map((n) => [
      bar(232 + n * 184, 136, 60, c.gray, 10),
      line(214 + n * 184, 112, 214 + n * 184, 534, c.line, 2),
    ]),
    plan,
    line(40, 534, 1320, 534, c.pale, 2),
    line(742, 112, 742, 534, c.warn, 4),
    fill("M728 106h28l-14 18z", c.warn),
    rect(0, 560, 1360, 342, c.paper),
    bar(40, 592, 170, c.ink, 14),
    links.filter(([a, b]) => !on(a, b)).map(([a, b]) => link(a, b, false)),
    links.filter(([a, b]) => on(a, b)).map(([a, b]) => link(a, b, true)),
    tree.map(([x, y], n) => node(x, y, path.includes(n))),
  ];
  return drawCaseStudy("shop-2", c, browser(c, 120, 120, 1360, 960, content));
}
