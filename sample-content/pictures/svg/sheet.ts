import { mix, type PaletteName, palettes } from "../palette.ts";
import { line, svgDocument } from "./shapes.ts";

/**
 * A chart's drawing area: it collects shapes over a background and knows its palette. Sizes are
 * in pixels; `tone` gives the ink thinned toward the background, from 0 (invisible) to 1.
 */
export function createSheet({
  width = 1600,
  height = 1200,
  palette = "deep",
}: { width?: number; height?: number; palette?: PaletteName | undefined } = {}) {
  const colors = palettes[palette];
  const shapes: string[] = [];
  return {
    width,
    height,
    ...colors,
    tone: (strength: number) => mix(colors.background, colors.ink, strength),
    add: (...parts: string[]) => void shapes.push(...parts),
    toString: () =>
      svgDocument(width, height, [
        `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
        shapes,
      ]),
  };
}

export type Sheet = ReturnType<typeof createSheet>;

/** Horizontal and vertical lines from a first place on, at equal distances. */
export function gridLines(
  sheet: Sheet,
  { left, top, gap, strength }: { left: number; top: number; gap: number; strength: number },
) {
  const { width, height } = sheet;
  const color = sheet.tone(strength);
  for (let x = left; x < width; x += gap) sheet.add(line(x, 0, x, height, color, 1.5));
  for (let y = top; y < height; y += gap) sheet.add(line(0, y, width, y, color, 1.5));
}
