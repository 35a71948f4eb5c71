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
  /** @type {(colour: string, i: number) => number} */
  const channel = (colour, i) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(from, i) * (1 - share) + channel(to, i) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

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
 * @param {{ width?: number, height?: number, ground?: Ground | undefined }} [options]
 */
export function sheet({ width = 1600, height = 1200, ground = "deep" } = {}) {
  const colours = GROUNDS[ground];
  /** @type {string[]} */
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

/** @typedef {keyof typeof GROUNDS} Ground */
/** @typedef {Record<string, string | number | undefined>} More further SVG attributes */
/** @typedef {string | Nested} Drawing shapes, nested in any way */
/** @typedef {{ readonly length: number, map: <T>(draw: (part: Drawing) => T) => T[] }} Nested a list of drawings */

/**
 * Shapes as one piece of SVG.
 * @param {Drawing} drawing
 * @returns {string}
 */
export const joined = (drawing) =>
  typeof drawing === "string" ? drawing : drawing.map(joined).join("");

/** @param {More} given */
const attributes = (given) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === "number" ? Math.round(value * 10) / 10 : value}"`,
    )
    .join("");

/**
 * A stroked path.
 * @type {(d: string, colour: string, width?: number, more?: More) => string}
 */
export const stroke = (d, colour, width = 2, more = {}) =>
  `<path${attributes({ d, fill: "none", stroke: colour, "stroke-width": width, "stroke-linejoin": "round", ...more })}/>`;

/**
 * A filled path (loops inside loops become holes).
 * @type {(d: string, colour: string, more?: More) => string}
 */
export const fill = (d, colour, more = {}) =>
  `<path${attributes({ d, fill: colour, "fill-rule": "evenodd", ...more })}/>`;

/**
 * A straight line.
 * @type {(x1: number, y1: number, x2: number, y2: number, colour: string, width?: number, more?: More) => string}
 */
export const line = (x1, y1, x2, y2, colour, width = 2, more = {}) =>
  `<line${attributes({ x1, y1, x2, y2, stroke: colour, "stroke-width": width, ...more })}/>`;

/**
 * A rectangle, rounded by `r`.
 * @type {(x: number, y: number, width: number, height: number, colour: string, r?: number, more?: More) => string}
 */
export const rect = (x, y, width, height, colour, r = 0, more = {}) =>
  `<rect${attributes({ x, y, width, height, fill: colour, rx: r || undefined, ...more })}/>`;

/**
 * A circle.
 * @type {(cx: number, cy: number, r: number, colour: string, more?: More) => string}
 */
export const circle = (cx, cy, r, colour, more = {}) =>
  `<circle${attributes({ cx, cy, r, fill: colour, ...more })}/>`;

/**
 * A ring.
 * @type {(cx: number, cy: number, r: number, colour: string, width?: number, more?: More) => string}
 */
export const ring = (cx, cy, r, colour, width = 2, more = {}) =>
  circle(cx, cy, r, "none", { stroke: colour, "stroke-width": width, ...more });

/**
 * Shapes as one group.
 * @type {(content: Drawing, more?: More) => string}
 */
export const group = (content, more = {}) => `<g${attributes(more)}>${joined(content)}</g>`;

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
 * @param {number} [colours] 16 are enough for lines on a ground and half the size of 256; interface
 *   drawings need more (the encoder knows no step between)
 */
export async function save(svg, file, colours = 16) {
  await sharp(Buffer.from(svg), { density: 72 })
    .flatten()
    .png({ palette: true, colours, effort: 10, dither: 0, compressionLevel: 9 })
    .toFile(file);
}
