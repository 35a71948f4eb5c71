import { columnGap, padding, stackRows, type Bounds, type Row } from "./rows";
import {
  rect,
  textHeight,
  textWidth,
  merge,
  type Diagram,
  type TextStyle,
  layoutText,
} from "./diagram";

/** Lines with a note at the end, or below if it does not fit. */
export const list = (rows: readonly Row[], bounds: Bounds): Diagram => {
  const { x, width } = bounds;
  const inner = width - 2 * padding;

  return stackRows(rows, bounds, ({ cells: [line = "", note = ""], highlighted }, top) => {
    const style: TextStyle = highlighted ? "strong" : "body";
    const fitsInLine = textWidth(line, style) + textWidth(note, "soft") + columnGap <= inner;
    const lineTextHeight = textHeight(line, style, inner);
    const lines = [
      ...layoutText(line, style, { x: x + padding, y: top + padding, width: inner }),
      ...(note
        ? layoutText(note, "soft", {
            x: fitsInLine ? x + width - padding : x + padding,
            y: top + padding + (fitsInLine ? 1 : lineTextHeight),
            width: inner,
            anchor: fitsInLine ? "end" : "start",
          })
        : []),
    ];
    const height =
      lineTextHeight + (fitsInLine || !note ? 0 : textHeight(note, "soft", inner)) + 2 * padding;

    return { lines, height };
  });
};

const amountOf = (cell = "") => Number(/\d[\d.,]*/.exec(cell)?.[0].replaceAll(",", "") ?? 0);

/** A horizontal bar chart. */
export const bars = (rows: readonly Row[], { x, y, width }: Bounds): Diagram => {
  const max = Math.max(1, ...rows.map(({ cells }) => amountOf(cells[1])));
  const maxTextWidth = (index: number, style: TextStyle) =>
    Math.max(...rows.map(({ cells }) => textWidth(cells[index] ?? "", style)));
  const label = Math.min(maxTextWidth(0, "body"), width * 0.4);
  const valueWidth = maxTextWidth(1, "strong");
  const maxBarLength = width - label - valueWidth - 2 * columnGap;
  let top = y;

  return merge(
    rows.map(({ cells: [name = "", value = ""], highlighted }) => {
      const height = textHeight(name, "body", label);
      const barLength = Math.max(2, Math.round((maxBarLength * amountOf(value)) / max));
      const bar = {
        lines: [
          ...layoutText(name, "body", { x, y: top, width: label }),
          ...layoutText(value, "strong", {
            x: x + width,
            y: top,
            width: valueWidth + 1,
            anchor: "end" as const,
          }),
        ],
        paths: [
          rect(highlighted ? "action" : "bar", x + label + columnGap, top + 2, barLength, 13),
        ],
        height: top + height,
      };
      top += height + 12;

      return bar;
    }),
  );
};
