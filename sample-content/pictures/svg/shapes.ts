type Attributes = Record<string, string | number | undefined>;

/** SVG text, nested in any way. */
export type Drawing = string | readonly Drawing[];

/** A drawing as one piece of SVG text. */
export const join = (drawing: Drawing): string =>
  typeof drawing === "string" ? drawing : drawing.map(join).join("");

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === "number" ? Math.round(value * 10) / 10 : value}"`,
    )
    .join("");

/** A whole SVG document, measured in pixels. */
export const svgDocument = (width: number, height: number, content: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${join(content)}</svg>`;

/** A stroked path. */
export const stroke = (d: string, color: string, width = 2, more: Attributes = {}) =>
  `<path${write({ d, fill: "none", stroke: color, "stroke-width": width, "stroke-linejoin": "round", ...more })}/>`;

/** A filled path (loops inside loops become holes). */
export const fill = (d: string, color: string, more: Attributes = {}) =>
  `<path${write({ d, fill: color, "fill-rule": "evenodd", ...more })}/>`;

/** A straight line. */
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width = 2,
  more: Attributes = {},
) => `<line${write({ x1, y1, x2, y2, stroke: color, "stroke-width": width, ...more })}/>`;

/** A rectangle, with corners rounded by `r`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  r = 0,
  more: Attributes = {},
) => `<rect${write({ x, y, width, height, fill: color, rx: r || undefined, ...more })}/>`;

/** A filled circle. */
export const circle = (cx: number, cy: number, r: number, color: string, more: Attributes = {}) =>
  `<circle${write({ cx, cy, r, fill: color, ...more })}/>`;

/** An outlined circle. */
export const ring = (cx: number, cy: number, r: number, color: string, width = 2) =>
  circle(cx, cy, r, "none", { stroke: color, "stroke-width": width });

/** A group. */
export const group = (content: Drawing, attributes: Attributes = {}) =>
  `<g${write(attributes)}>${join(content)}</g>`;

/** A clipping area made of a path; refer to it as `clip-path="url(#id)"`. */
export const clipPath = (id: string, content: string) =>
  `<clipPath id="${id}">${content}</clipPath>`;

/** The place at a distance and an angle (in radians) from a center, as path coordinates. */
export const polar = (x: number, y: number, r: number, angle: number) =>
  `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
