/** Starts a path. Rounding is invisible: the unit is a pixel or less. */
export const moveTo = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}`;

/**
 * Continues a smooth path to a point. `run` and `rise` are the point's offset from its control point,
 * which SVG mirrors for the next curve (SVG 2, 9.3.6).
 */
export const smoothCurveTo = (x: number, y: number, run: number, rise: number) =>
  `S${Math.round(x - run)} ${Math.round(y - rise)} ${Math.round(x)} ${Math.round(y)}`;
