import { padding, type Bounds, type Row } from "./rows";
import {
  rect,
  textHeight,
  lineHeight,
  textWidth,
  merge,
  type Diagram,
  layoutText,
} from "./diagram";

/** Rows of equal columns, as many as fit. */
const grid = (
  rows: readonly Row[],
  { x, y, width }: Bounds,
  minWidth: number,
  draw: (row: Row, bounds: Bounds) => Diagram,
): Diagram => {
  const maxColumns = Math.max(1, Math.floor((width + 16) / (minWidth + 16)));
  const count = Math.ceil(rows.length / Math.ceil(rows.length / maxColumns));
  const columnWidth = (width - 16 * (count - 1)) / count;
  const gridRows = Array.from({ length: Math.ceil(rows.length / count) }, (_, index) =>
    rows.slice(index * count, (index + 1) * count),
  );
  let top = y;

  return merge(
    gridRows.map((items) => {
      const gridRow = merge(
        items.map((row, index) =>
          draw(row, { x: x + index * (columnWidth + 16), y: top, width: columnWidth }),
        ),
      );
      top = gridRow.height + 12;

      return gridRow;
    }),
  );
};

/** The box around a text. Highlighted boxes also have a stronger border, not only another color. */
const framed = (
  highlighted: boolean,
  ...bounds: [x: number, y: number, width: number, height: number]
) =>
  highlighted
    ? [rect("highlight", ...bounds), rect("line", ...bounds)]
    : [rect("field", ...bounds)];

const figure = ({ cells: [label = "", value = ""], highlighted }: Row, { x, y, width }: Bounds) => {
  const inner = width - 2 * padding;
  const labelHeight = textHeight(label, "soft", inner);
  const height = padding + labelHeight + textHeight(value, "figure", inner) + padding;

  return {
    lines: [
      ...layoutText(label, "soft", { x: x + padding, y: y + padding, width: inner }),
      ...layoutText(value, "figure", {
        x: x + padding,
        y: y + padding + labelHeight,
        width: inner,
      }),
    ],
    paths: framed(highlighted, x, y, width, height),
    height: y + height,
  };
};

const field = ({ cells: [label = "", value = ""], highlighted }: Row, { x, y, width }: Bounds) => {
  const inner = width - 2 * padding - 4;
  const labelHeight = textHeight(label, "soft", width) + 4;
  const height = Math.max(textHeight(value, "body", inner), lineHeight("body")) + 2 * padding;

  return {
    lines: [
      ...layoutText(label, "soft", { x, y, width }),
      ...layoutText(value, "body", {
        x: x + padding + 4,
        y: y + labelHeight + padding,
        width: inner,
      }),
    ],
    paths: framed(highlighted, x, y + labelHeight, width, height),
    height: y + labelHeight + height,
  };
};

/** Buttons in a row, the first primary. */
export const buttons = (rows: readonly Row[], { x, y, width }: Bounds): Diagram => {
  const height = lineHeight("action") + 2 * padding + 4;
  let [left, top] = [x, y];

  return merge(
    rows.map(({ cells: [label = ""] }, index) => {
      const buttonWidth = Math.min(textWidth(label, "strong") + 36, width);
      if (left > x && left + buttonWidth > x + width) [left, top] = [x, top + height + 10];
      const start = left;
      left += buttonWidth + 12;

      return {
        lines: layoutText(label, index === 0 ? "action" : "strong", {
          x: start + buttonWidth / 2,
          y: top + padding + 2,
          width: buttonWidth,
          anchor: "middle",
        }),
        paths: [rect(index === 0 ? "action" : "field", start, top, buttonWidth, height)],
        height: top + height,
      };
    }),
  );
};

/** Labels and values, in as many columns as fit. */
export const fields = (rows: readonly Row[], bounds: Bounds) => grid(rows, bounds, 200, field);

/** Labels and large numbers, in as many columns as fit. */
export const figures = (rows: readonly Row[], bounds: Bounds) => grid(rows, bounds, 120, figure);
