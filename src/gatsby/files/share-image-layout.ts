import { container, image, text } from "takumi-js/helpers";

import type { typefaces } from "../../../brand/fonts";
import { drawMotif, motifSize } from "../../../brand/motif";

const font = (fontFamily: keyof typeof typefaces) => ({ fontFamily, fontWeight: 650 });

const column = { display: "flex", flexDirection: "column" } as const;

const size = { width: 1200, height: 630 };

/** Empty texts are not drawn. */
type ShareImageText = Record<"path" | "title" | "group" | "brand", string>;

/** Colors of the site's palette. */
export type Palette = Readonly<Record<"background" | "text" | "textSoft" | "accent", string>>;

/** A share image as takumi's tree, with the image that it names and its size in pixels. */
export const shareImageLayout = (
  { path, title, group, brand }: ShareImageText,
  palette: Palette,
) => ({
  ...size,
  images: [
    {
      src: "motif",
      data: Buffer.from(drawMotif(path, { line: palette.textSoft, accent: palette.accent })),
    },
  ],
  tree: container({
    style: {
      ...size,
      ...column,
      justifyContent: "space-between",
      backgroundColor: palette.background,
      color: palette.text,
    },
    children: [
      container({
        style: { ...column, gap: 56, padding: "60px 72px 0" },
        children: [
          text([brand, group].filter(Boolean).join("  /  "), {
            ...font("text"),
            fontSize: 30,
            color: palette.textSoft,
          }),
          text(title, {
            ...font("display"),
            fontSize: title.length > 46 ? 68 : 84,
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
            maxWidth: 1040,
            overflowWrap: "break-word",
          }),
        ],
      }),
      image({ src: "motif", style: motifSize }),
    ],
  }),
});
