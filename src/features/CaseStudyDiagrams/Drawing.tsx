import type { FC } from "react";

import type { PathStyle, Diagram, TextStyle } from "./shapes";

import * as styles from "./Drawing.module.scss";

type DrawingProps = {
  shapes: Diagram & { width: number };
  /** Accessible name; omit if adjacent text has the same content. */
  label?: string;
  /** Outlines labels in the background color where lines cross them. */
  labelHalo?: boolean;
  className?: string | undefined;
};

// Paint order, back to front.
const inks: readonly PathStyle[] = [
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
const voices: readonly TextStyle[] = ["body", "strong", "soft", "figure", "act"];
const anchors = ["start", "middle", "end"] as const;

const rounded = (value: number) => Math.round(value * 10) / 10;
const roundedPath = (d: string) =>
  d.replace(/\d+\.\d+/g, (found) => String(rounded(Number(found))));

/** A diagram as SVG: one path per path style, one group per text style. */
export const Drawing: FC<DrawingProps> = ({ shapes, label, labelHalo, className }) => (
  <svg
    className={[styles.root, labelHalo && styles.crossing, className].filter(Boolean).join(" ")}
    viewBox={`0 0 ${shapes.width} ${Math.ceil(shapes.height)}`}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    data-repeated
  >
    {inks.map((ink) => {
      const d = shapes.paths.flatMap((stroke) => (stroke.ink === ink ? stroke.d : [])).join("");

      return d && <path key={ink} className={styles[ink]} d={roundedPath(d)} />;
    })}
    {voices.flatMap((voice) =>
      anchors.map((anchor) => {
        const words = shapes.lines.filter((word) => word.voice === voice && word.anchor === anchor);

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
