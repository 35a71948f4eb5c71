import { at } from "../lists.ts";
import { type Point } from "../relief/field.ts";
import { drawRelief } from "../relief/relief.ts";
import { createTerrain } from "../relief/terrain.ts";
import { rect, stroke } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";

/** Position and size in pixels. */
type Frame = [x: number, y: number, width: number, height: number];

const overviewFrame: Frame = [60, 60, 960, 1081];
/** The part of the survey that the overview shows. */
const overviewView: Frame = [180, 0, 1066, 1200];
const detailFrames: Frame[] = [
  [1080, 60, 460, 345],
  [1080, 428, 460, 345],
  [1080, 796, 460, 345],
];
/** The upper left corners of the parts of the survey that the details show. */
const detailCorners: Point[] = [
  [520, 130],
  [240, 560],
  [620, 790],
];
/** The size of each of these parts. */
const detailSize: Point = [260, 195];

/** Nests a drawing in another as an inner <svg>: crops it to `view` and scales it to the frame. */
const nest = (svg: string, [x, y, width, height]: Frame, view: Frame) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view.join(" ")}">${svg.slice(svg.indexOf(">") + 1)}`;

/** The survey that the picture shows. */
function drawSurvey() {
  const sheet = createSheet();
  const { field } = createTerrain(sheet, "portfolio", {
    hills: [
      { x: 0.36, y: 0.4, r: 0.26, h: 18 },
      { x: 0.9, y: 0.64, r: 0.3, stretch: 1.2, turn: 0.6, h: 20 },
    ],
    roughness: 3.4,
    grain: 2.1,
    shortestWavelength: 0.24,
    step: 7,
  });
  drawRelief(sheet, field, {
    signal: 5,
    coast: 9,
    zones: [
      [-30, sheet.low],
      [-1, sheet.background],
      [3, sheet.high],
      [9, sheet.land],
    ],
    strength: (level) => (level >= 9 ? 0.5 : 0.55),
  });
  return sheet.toString();
}

/** Portfolio: one survey and three enlarged details of it. */
export function drawPortfolio() {
  const survey = drawSurvey();
  const sheet = createSheet({ palette: "abyss" });
  sheet.add(nest(survey, overviewFrame, overviewView));
  const zoom = overviewFrame[2] / overviewView[2];
  detailCorners.forEach((corner, n) => {
    const view: Frame = [...corner, ...detailSize];
    const frame = at(detailFrames, n);
    const x = overviewFrame[0] + (view[0] - overviewView[0]) * zoom;
    const y = overviewFrame[1] + view[1] * zoom;
    const [width, height] = [view[2] * zoom, view[3] * zoom];
    const path = `M${x + width} ${y + height / 2}L${frame[0]} ${frame[1] + frame[3] / 2}`;
    const drawPointer = (color: string, weight: number) =>
      sheet.add(
        rect(x, y, width, height, "none", 0, { stroke: color, "stroke-width": weight }),
        stroke(path, color, weight),
      );
    drawPointer(sheet.low, 8);
    drawPointer(sheet.ink, 3);
    sheet.add(nest(survey, frame, view));
  });
  for (const frame of [overviewFrame, ...detailFrames])
    sheet.add(rect(...frame, "none", 0, { stroke: sheet.tone(0.85), "stroke-width": 3 }));
  return sheet.toString();
}
