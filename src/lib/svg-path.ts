/** The start of a path. Coordinates are rounded, since their unit is a pixel or less. */
export const moveTo = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}`;

/**
 * The next point of a smooth path. `run` and `rise` are the distance from its control point, which
 * SVG mirrors for the point after (SVG 2, 9.3.6).
 */
export const smoothCurveTo = (x: number, y: number, run: number, rise: number) =>
  `S${Math.round(x - run)} ${Math.round(y - rise)} ${Math.round(x)} ${Math.round(y)}`;
