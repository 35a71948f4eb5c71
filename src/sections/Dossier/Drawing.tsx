import type { FC } from "react";

import type { Ink, Shapes, Voice } from "./shapes";

import * as styles from "./Drawing.module.scss";

type DrawingProps = {
  shapes: Shapes & { width: number };
  /** What screen readers say of it; without it they pass over it, since words beside it say the same. */
  label?: string;
  /** Whether labels cross lines, which they then interrupt. */
  crossing?: boolean;
  className?: string | undefined;
};

// In the order in which they cover one another.
const inks: readonly Ink[] = [
  "frame",
  "field",
  "mark",
  "bar",
  "act",
  "rule",
  "line",
  "reply",
  "head",
];
const voices: readonly Voice[] = ["body", "strong", "soft", "figure", "act"];
const anchors = ["start", "middle", "end"] as const;

const rounded = (value: number) => Math.round(value * 10) / 10;
const roundedPath = (d: string) =>
  d.replace(/\d+\.\d+/g, (found) => String(rounded(Number(found))));

/** Shapes and words as SVG: one path for each ink, one group for the words of each voice. */
export const Drawing: FC<DrawingProps> = ({ shapes, label, crossing, className }) => (
  <svg
    className={[styles.root, crossing && styles.crossing, className].filter(Boolean).join(" ")}
    viewBox={`0 0 ${shapes.width} ${Math.ceil(shapes.height)}`}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    data-repeated
  >
    {inks.map((ink) => {
      const d = shapes.strokes.flatMap((stroke) => (stroke.ink === ink ? stroke.d : [])).join("");

      return d && <path key={ink} className={styles[ink]} d={roundedPath(d)} />;
    })}
    {voices.flatMap((voice) =>
      anchors.map((anchor) => {
        const words = shapes.words.filter((word) => word.voice === voice && word.anchor === anchor);

        return (
          words.length > 0 && (
            <g
              key={`${voice} ${anchor}`}
              className={[styles.words, styles[`${voice}Words`]].filter(Boolean).join(" ")}
              textAnchor={anchor}
            >
              {words.map(({ x, y, text }) => (
                <text key={`${x} ${y}`} x={rounded(x)} y={rounded(y)}>
                  {text}
                </text>
              ))}
            </g>
          )
        );
      }),
    )}
  </svg>
);
