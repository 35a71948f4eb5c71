import { createHash } from "node:crypto";

/** The size of the motif in pixels. */
export const motifSize = { width: 1200, height: 220 };

// Two harmonics; each seed has its own phase and range.
const waveOf = (seed: string) => {
  const [phase = 0, range = 0, second = 0] = createHash("sha256").update(seed).digest();

  return (x: number) =>
    (36 + range / 6) * Math.sin(x / 190 + phase / 40) +
    (second / 9) * Math.sin(x / 83 + phase / 20);
};

/**
 * The drawing below the title of a share image, as SVG: a curve above a ruler.
 *
 * @param seed what the drawing is derived from, such as the path of a page.
 * @param colors of its lines, and of its accent.
 */
export const drawMotif = (seed: string, colors: { line: string; accent: string }): string => {
  const { width, height } = motifSize;
  const wave = waveOf(seed);
  const points = Array.from({ length: width / 10 + 1 }, (_, index) => index * 10);
  const line = points.map((x) => `${x},${(height / 2 - wave(x)).toFixed(1)}`).join(" ");
  const ruler = points
    .filter((x) => x % 40 === 0)
    .map((x) => `M${x} ${height}v${x % 200 === 0 ? -26 : -12}`)
    .join("");
  const dot = 880;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${colors.line}"><polyline points="${line}" stroke-width="3" stroke-opacity=".55"/><path d="${ruler}" stroke-width="2" stroke-opacity=".4"/></g><circle cx="${dot}" cy="${(height / 2 - wave(dot)).toFixed(1)}" r="11" fill="${colors.accent}"/></svg>`;
};
