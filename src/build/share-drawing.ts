import { createHash } from "node:crypto";

import { container, image, text } from "takumi-js/helpers";

const face = (fontFamily: "Display" | "Text") => ({ fontFamily, fontWeight: 650 });

const column = { display: "flex", flexDirection: "column" } as const;

const size = { width: 1200, height: 630 };

/** What a share picture says. */
export type ShareWords = { path: string; title: string; group: string | undefined; brand: string };

/** The site's colors by their names in the palette. */
export type Palette = Readonly<Record<"deep" | "foam" | "paper" | "signal", string>>;

// Two harmonics of a tide; each page has its own phase and range.
const tideOf = (path: string) => {
  const [phase = 0, range = 0, second = 0] = createHash("sha256").update(path).digest();

  return (x: number) =>
    (36 + range / 6) * Math.sin(x / 190 + phase / 40) +
    (second / 9) * Math.sin(x / 83 + phase / 20);
};

/** A tide's curve over a ruler, as SVG: every page has its own, and it is the same in each build. */
const curve = (path: string, { foam, signal }: Palette) => {
  const tide = tideOf(path);
  const points = Array.from({ length: 121 }, (_, index) => index * 10);
  const line = points.map((x) => `${x},${(110 - tide(x)).toFixed(1)}`).join(" ");
  const ticks = points
    .filter((x) => x % 40 === 0)
    .map((x) => `M${x} 220v${x % 200 === 0 ? -26 : -12}`)
    .join("");
  const now = 880;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="220" viewBox="0 0 ${size.width} 220"><g fill="none" stroke="${foam}"><polyline points="${line}" stroke-width="3" stroke-opacity=".55"/><path d="${ticks}" stroke-width="2" stroke-opacity=".4"/></g><circle cx="${now}" cy="${(110 - tide(now)).toFixed(1)}" r="11" fill="${signal}"/></svg>`;
};

/** A share picture as the tree that takumi renders, with the drawing it names and its size in pixels. */
export const shareDrawing = ({ path, title, group, brand }: ShareWords, palette: Palette) => ({
  ...size,
  images: [{ src: "tide", data: Buffer.from(curve(path, palette)) }],
  tree: container({
    style: {
      ...size,
      ...column,
      justifyContent: "space-between",
      backgroundColor: palette.deep,
      color: palette.paper,
    },
    children: [
      container({
        style: { ...column, gap: 56, padding: "60px 72px 0" },
        children: [
          text(group ? `${brand}  /  ${group}` : brand, {
            ...face("Text"),
            fontSize: 30,
            color: palette.foam,
          }),
          text(title, {
            ...face("Display"),
            fontSize: title.length > 46 ? 68 : 84,
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
            maxWidth: 1040,
            overflowWrap: "break-word",
          }),
        ],
      }),
      image({ src: "tide", style: { width: size.width, height: 220 } }),
    ],
  }),
});
