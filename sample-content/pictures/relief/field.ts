/** A place in pixels. */
export type Point = [number, number];

/** The height at a place in pixels. */
export type Height = (x: number, y: number) => number;

/** One cell of the grid, its corners clockwise from the upper left one. */
type Cell = {
  column: number;
  row: number;
  corners: [number, number, number, number];
  lowest: number;
  highest: number;
};

/** Heights sampled on a grid that begins at `origin` on both axes. */
export type Field = {
  origin: number;
  step: number;
  columns: number;
  /** The lowest and the highest sample. */
  extent: [number, number];
  cells: Cell[];
};

/** The margin of the field around the picture, where loops close out of sight. */
const MARGIN = 48;
const WALL = -1e4;

/**
 * Samples a height function on a grid that is somewhat larger than the picture and walled in by
 * very low values: every contour is then a closed loop and can be filled as well as stroked.
 * @param step distance of the samples in pixels
 */
export function sample(width: number, height: number, heightAt: Height, step: number): Field {
  const origin = -MARGIN - step;
  const columns = Math.ceil((width + 2 * MARGIN) / step) + 3;
  const rows = Math.ceil((height + 2 * MARGIN) / step) + 3;
  const extent: [number, number] = [Infinity, -Infinity];
  const sampleRow = (row: number) =>
    Array.from({ length: columns }, (_, column) => {
      if (row === 0 || row === rows - 1 || column === 0 || column === columns - 1) return WALL;
      const value = heightAt(origin + column * step, origin + row * step);
      if (value < extent[0]) extent[0] = value;
      if (value > extent[1]) extent[1] = value;
      return value;
    });
  const cells: Cell[] = [];
  let upper = sampleRow(0);
  for (let row = 0; row < rows - 1; row += 1) {
    const lower = sampleRow(row + 1);
    for (let column = 0; column < columns - 1; column += 1) {
      const corners: Cell["corners"] = [
        upper[column] ?? WALL,
        upper[column + 1] ?? WALL,
        lower[column + 1] ?? WALL,
        lower[column] ?? WALL,
      ];
      const [lowest, highest] = [Math.min(...corners), Math.max(...corners)];
      cells.push({ column, row, corners, lowest, highest });
    }
    upper = lower;
  }
  return { origin, step, columns, extent, cells };
}
