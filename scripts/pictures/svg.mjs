/** The drawing sheet: colours, small SVG helpers and the way from SVG to a palette PNG. */
import sharp from "sharp";

/**
 * Mixes two hexadecimal colours; the result is opaque, which keeps the palettes small.
 * @param {string} from
 * @param {string} to
 * @param {number} share how much of the second colour, 0 to 1
 * @returns {string}
 */
export function mix(from, to, share) {
  const channel = (colour, i) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(from, i) * (1 - share) + channel(to, i) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour roles of the site that the pictures share. */
export const ROLES = {
  paper: "#f6f4ee",
  raised: "#fffdf8",
  ink: "#14181d",
  soft: "#4b535c",
  line: "#d8d3c6",
  signal: "#c8401f",
  signalOnInk: "#ff8a66",
  deep: "#0f3a44",
  foam: "#cfe3dc",
};

/** Grounds to draw on: three depths of water and one quiet light one. */
export const GROUNDS = {
  deep: {
    ground: "#0f3a44",
    low: "#0b2e37",
    high: "#164a55",
    ink: "#cfe3dc",
    signal: "#ff8a66",
    land: "#e9e5da",
  },
  abyss: {
    ground: "#0c313a",
    low: "#08262e",
    high: "#12424c",
    ink: "#cfe3dc",
    signal: "#ff8a66",
    land: "#e9e5da",
  },
  shelf: {
    ground: "#14454f",
    low: "#0f3a44",
    high: "#1c5560",
    ink: "#dbe9e3",
    signal: "#ff8a66",
    land: "#e9e5da",
  },
  foam: {
    ground: "#cfe3dc",
    low: "#b8d3ca",
    high: "#e0ede8",
    ink: "#0f3a44",
    signal: "#c8401f",
    land: "#fffdf8",
  },
};

/**
 * A sheet collects shapes and knows its ground; `tone` gives the ink thinned towards the ground.
 * @param {{ width?: number, height?: number, ground?: keyof typeof GROUNDS }} [options]
 */
export function sheet({ width = 1600, height = 1200, ground = "deep" } = {}) {
  const colours = GROUNDS[ground];
  const shapes = [];
  return {
    width,
    height,
    ...colours,
    /** @param {number} share */
    tone: (share) => mix(colours.ground, colours.ink, share),
    /** @param {...string} parts */
    add: (...parts) => void shapes.push(...parts),
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${colours.ground}"/>${shapes.join("")}</svg>`,
  };
}

/** @typedef {ReturnType<typeof sheet>} Sheet */

const attributes = (given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === "number" ? Math.round(value * 10) / 10 : value}"`,
    )
    .join("");

/** A stroked path. */
export const stroke = (d, colour, width = 2, more = {}) =>
  `<path${attributes({ d, fill: "none", stroke: colour, "stroke-width": width, "stroke-linejoin": "round", ...more })}/>`;

/** A filled path (loops inside loops become holes). */
export const fill = (d, colour, more = {}) =>
  `<path${attributes({ d, fill: colour, "fill-rule": "evenodd", ...more })}/>`;

/** A straight line. */
export const line = (x1, y1, x2, y2, colour, width = 2, more = {}) =>
  `<line${attributes({ x1, y1, x2, y2, stroke: colour, "stroke-width": width, ...more })}/>`;

/** A rectangle, rounded by `r`. */
export const rect = (x, y, width, height, colour, r = 0, more = {}) =>
  `<rect${attributes({ x, y, width, height, fill: colour, rx: r || undefined, ...more })}/>`;

/** A circle. */
export const circle = (cx, cy, r, colour, more = {}) =>
  `<circle${attributes({ cx, cy, r, fill: colour, ...more })}/>`;

/** A ring. */
export const ring = (cx, cy, r, colour, width = 2, more = {}) =>
  circle(cx, cy, r, "none", { stroke: colour, "stroke-width": width, ...more });

/** Shapes as one group. */
export const group = (content, more = {}) =>
  `<g${attributes(more)}>${[content].flat().join("")}</g>`;

/**
 * A finished drawing set into another one, whole or as a detail of it.
 * @param {string} svg
 * @param {[number, number, number, number]} frame x, y, width and height on the outer sheet
 * @param {[number, number, number, number]} view the part of the inner drawing that is shown
 * @returns {string}
 */
export const inset = (svg, [x, y, width, height], view) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view.join(" ")}">${svg.slice(svg.indexOf(">") + 1)}`;

/**
 * Draws an SVG into a palette PNG.
 * @param {string} svg
 * @param {string} file
 * @param {number} [colours]
 */
export async function save(svg, file, colours = 64) {
  await sharp(Buffer.from(svg), { density: 72 })
    .flatten()
    .png({ palette: true, colours, effort: 10, dither: 0, compressionLevel: 9 })
    .toFile(file);
}
