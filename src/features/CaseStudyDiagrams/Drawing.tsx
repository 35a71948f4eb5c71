import type { FC } from "react";

import type { PathStyle, Diagram, TextStyle } from "./diagram";

import * as styles from "./Drawing.module.scss";

type DrawingProps = {
  diagram: Diagram & { width: number };
  /** Accessible name; omit if adjacent text has the same content. */
  label?: string;
  /** Outlines labels in the background color where lines cross them. */
  labelHalo?: boolean;
  className?: string | undefined;
};

// Paint order, back to front.
const pathStyles: readonly PathStyle[] = [
  "frame",
  "field",
  "highlight",
  "bar",
  "action",
  "rule",
  "line",
  "reply",
  "arrowhead",
];
const textStyles: readonly TextStyle[] = ["body", "strong", "soft", "figure", "action"];
const anchors = ["start", "middle", "end"] as const;

const rounded = (value: number) => Math.round(value * 10) / 10;
const roundedPath = (d: string) =>
  d.replace(/\d+\.\d+/g, (found) => String(rounded(Number(found))));

/** A diagram as SVG: one path per path style, one group per text style. */
export const Drawing: FC<DrawingProps> = ({ diagram, label, labelHalo, className }) => (
  <svg
    className={[styles.root, labelHalo && styles.labelHalo, className].filter(Boolean).join(" ")}
    viewBox={`0 0 ${diagram.width} ${Math.ceil(diagram.height)}`}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    data-markdown-ignore
  >
    {pathStyles.map((style) => {
      const d = diagram.paths.flatMap((path) => (path.style === style ? path.d : [])).join("");

      return d && <path key={style} className={styles[style]} d={roundedPath(d)} />;
    })}
    {textStyles.flatMap((style) =>
      anchors.map((anchor) => {
        const lines = diagram.lines.filter(
          (line) => line.style === style && line.anchor === anchor,
        );

        return (
          lines.length > 0 && (
            <g
              key={`${style} ${anchor}`}
              className={[styles.text, styles[`${style}Text`]].filter(Boolean).join(" ")}
              textAnchor={anchor}
              data-style={style}
            >
              {lines.map(({ x, y, text }) => (
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
