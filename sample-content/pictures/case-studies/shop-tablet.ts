import { at, range } from "../lists.ts";
import { shop as c } from "../palette.ts";
import { circle, fill, line, rect, ring, stroke } from "../svg/shapes.ts";
import { dimension, drawCaseStudy, tablet } from "./drawing/frames.ts";
import { bar, face, pill, tick } from "./drawing/parts.ts";

/** The tablet at the machine: the current drawing of a part, the operations and three buttons. */
export function drawShopTablet() {
  const outline = "M0 -60h90v-46h150v30h170v24h64v52v52h-64v24h-170v30h-150v-46h-90z";
  const hatch = range(30)
    .map((n) => `M${n * 24 - 140} 130l260 -260`)
    .join("");
  const drawing = [
    rect(40, 112, 680, 470, c.paper, 8, { stroke: c.pale, "stroke-width": 2 }),
    range(13).map((n) => line(40 + n * 52, 112, 40 + n * 52, 582, c.line, 1.5)),
    range(9).map((n) => line(40, 112 + n * 52, 720, 112 + n * 52, c.line, 1.5)),
    `<g transform="translate(136 322)"><clipPath id="part"><path d="${outline}"/></clipPath>`,
    fill(outline, c.raised),
    `<g clip-path="url(#part)">${stroke(hatch, c.soft, 2)}${rect(-10, -22, 500, 44, c.raised)}</g>`,
    stroke(`${outline}M0 -22H474M0 22H474M90 -60V60M240 -106V106M410 -76V76`, c.ink, 4),
    line(-50, 0, 530, 0, c.warn, 2.5, { "stroke-dasharray": "34 8 8 8" }),
    stroke("M0 76V170M474 66V170M240 120V170", c.gray, 2),
    "</g>",
    dimension(136, 476, 376, 476, c.ink),
    dimension(376, 476, 610, 476, c.ink),
    bar(230, 458, 52, c.ink, 12),
    bar(468, 458, 52, c.ink, 12),
    dimension(668, 270, 668, 374, c.ink),
    rect(540, 520, 180, 62, c.raised, 0, { stroke: c.gray, "stroke-width": 2 }),
    bar(556, 540, 90, c.ink, 10),
    bar(556, 564, 140, c.pale, 8),
  ];
  const steps = range(5).map((n) => {
    const y = 152 + n * 78;
    return [
      n === 2 ? rect(752, y - 36, 384, 72, c.tint, 10) : "",
      n < 2 ? tick(788, y, 18, c.main, c.raised) : ring(788, y, 17, n === 2 ? c.main : c.pale, 4),
      n === 2 ? circle(788, y, 7, c.main) : "",
      bar(824, y - 10, at([150, 190, 170, 130, 160], n), n > 2 ? c.gray : c.ink, 13),
      bar(824, y + 14, at([90, 110, 120, 100, 80], n), n === 2 ? c.soft : c.pale, 9),
      bar(1062, y, 52, n === 2 ? c.main : c.pale, 12),
    ];
  });
  const content = [
    fill("M0 84V14a14 14 0 0 1 14 -14h1144a14 14 0 0 1 14 14v70z", c.main),
    bar(40, 42, 180, c.raised, 18),
    bar(244, 42, 90, c.soft, 12),
    pill(940, 42, 132, c.tint, c.main),
    face(1122, 42, 24, c.tint, c.main),
    drawing,
    steps,
    line(752, 518, 1136, 518, c.line, 2),
    bar(752, 548, 90, c.ink, 12),
    bar(1010, 548, 126, c.gray, 12),
    rect(752, 568, 384, 14, c.line, 7),
    rect(752, 568, 236, 14, c.main, 7),
    range(8).map((n) => {
      const [x, y] = [40 + (n % 4) * 172, 612 + Math.floor(n / 4) * 74];
      return [
        rect(x, y, 160, 60, c.raised, 8, {
          stroke: n === 5 ? c.warn : c.pale,
          "stroke-width": 2.5,
        }),
        n === 5 ? circle(x + 24, y + 30, 7, c.warn) : "",
        bar(x + 44, y + 30, at([80, 64, 90, 72, 84, 76, 60, 88], n), n === 5 ? c.warn : c.gray, 10),
      ];
    }),
    rect(752, 612, 118, 134, c.raised, 12, { stroke: c.main, "stroke-width": 3 }),
    fill("M796 656l36 23l-36 23z", c.main),
    rect(885, 612, 118, 134, c.raised, 12, { stroke: c.main, "stroke-width": 3 }),
    rect(926, 658, 12, 42, c.main),
    rect(950, 658, 12, 42, c.main),
    rect(1018, 612, 118, 134, c.main, 12),
    stroke("M1054 680l18 20l34 -40", c.raised, 8, { "stroke-linecap": "round" }),
  ];
  return drawCaseStudy("shop-1", c, [
    tablet(c, 180, 170, 1240, 860, content),
    dimension(180, 1080, 1420, 1080, c.annotation),
    dimension(128, 170, 128, 1030, c.annotation),
  ]);
}
