import { createHash } from "node:crypto";

import { container, image, text } from "takumi-js/helpers";

const font = (fontFamily: "Display" | "Text") => ({ fontFamily, fontWeight: 650 });

const column = { display: "flex", flexDirection: "column" } as const;

const size = { width: 1200, height: 630 };

type ShareImageText = {
  path: string;
  title: string;
  group: string | undefined;
  brand: string;
};

/** Colors of the site's palette. */
export type Palette = Readonly<Record<"deep" | "foam" | "paper" | "signal", string>>;

// Two harmonics of a tide; each page has its own phase and range.
const tideOf = (path: string) => {
  const [phase = 0, range = 0, second = 0] = createHash("sha256").update(path).digest();

  return (x: number) =>
    (36 + range / 6) * Math.sin(x / 190 + phase / 40) +
    (second / 9) * Math.sin(x / 83 + phase / 20);
};

/** A tide curve above a ruler, as SVG, derived from the page's path. */
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

/** A share image as takumi's tree, with the image that it names and its size in pixels. */
export const shareImageLayout = (
  { path, title, group, brand }: ShareImageText,
  palette: Palette,
) => ({
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
            ...font("Text"),
            fontSize: 30,
            color: palette.foam,
          }),
          text(title, {
            ...font("Display"),
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
