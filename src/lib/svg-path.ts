/** Where a path begins. Coordinates are rounded: they are pixels, or less. */
export const startPath = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}`;

/**
 * The next point of a smooth path, and how far before it its control point is, along the slope;
 * SVG mirrors that for the point after (SVG 2, 9.3.6).
 */
export const smoothTo = (x: number, y: number, run: number, rise: number) =>
  `S${Math.round(x - run)} ${Math.round(y - rise)} ${Math.round(x)} ${Math.round(y)}`;
