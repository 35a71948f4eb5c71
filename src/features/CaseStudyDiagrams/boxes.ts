import { padding, type Bounds, type Row } from "./rows";
import { rect, textHeight, lineHeight, textWidth, merge, type Diagram, layoutText } from "./shapes";

/** Rows of equal columns, as many as fit. */
const grid = (
  rows: readonly Row[],
  { x, y, width }: Bounds,
  least: number,
  draw: (row: Row, place: Bounds) => Diagram,
): Diagram => {
  const most = Math.max(1, Math.floor((width + 16) / (least + 16)));
  const count = Math.ceil(rows.length / Math.ceil(rows.length / most));
  const each = (width - 16 * (count - 1)) / count;
  const lines = Array.from({ length: Math.ceil(rows.length / count) }, (_, line) =>
    rows.slice(line * count, (line + 1) * count),
  );
  let top = y;

  return merge(
    lines.map((line) => {
      const drawn = merge(
        line.map((row, index) => draw(row, { x: x + index * (each + 16), y: top, width: each })),
      );
      top = drawn.height + 12;

      return drawn;
    }),
  );
};

/** The box around a text. Highlighted boxes also have a stronger border, not only another color. */
const framed = (
  highlighted: boolean,
  ...place: [x: number, y: number, width: number, height: number]
) => (highlighted ? [rect("mark", ...place), rect("line", ...place)] : [rect("field", ...place)]);

const figure = ({ cells: [label = "", value = ""], highlighted }: Row, { x, y, width }: Bounds) => {
  const inner = width - 2 * padding;
  const head = textHeight(label, "soft", inner);
  const height = padding + head + textHeight(value, "figure", inner) + padding;

  return {
    lines: [
      ...layoutText(label, "soft", { x: x + padding, y: y + padding, width: inner }),
      ...layoutText(value, "figure", { x: x + padding, y: y + padding + head, width: inner }),
    ],
    paths: framed(highlighted, x, y, width, height),
    height: y + height,
  };
};

const field = ({ cells: [label = "", value = ""], highlighted }: Row, { x, y, width }: Bounds) => {
  const inner = width - 2 * padding - 4;
  const head = textHeight(label, "soft", width) + 4;
  const height = Math.max(textHeight(value, "body", inner), lineHeight("body")) + 2 * padding;

  return {
    lines: [
      ...layoutText(label, "soft", { x, y, width }),
      ...layoutText(value, "body", { x: x + padding + 4, y: y + head + padding, width: inner }),
    ],
    paths: framed(highlighted, x, y + head, width, height),
    height: y + head + height,
  };
};

/** Buttons in a row, the first primary. */
export const buttons = (rows: readonly Row[], { x, y, width }: Bounds): Diagram => {
  const height = lineHeight("act") + 2 * padding + 4;
  let [left, top] = [x, y];

  return merge(
    rows.map(({ cells: [label = ""] }, index) => {
      const own = Math.min(textWidth(label, "strong") + 36, width);
      if (left > x && left + own > x + width) [left, top] = [x, top + height + 10];
      const start = left;
      left += own + 12;

      return {
        lines: layoutText(label, index === 0 ? "act" : "strong", {
          x: start + own / 2,
          y: top + padding + 2,
          width: own,
          anchor: "middle",
        }),
        paths: [rect(index === 0 ? "act" : "field", start, top, own, height)],
        height: top + height,
      };
    }),
  );
};

/** Labels and values, in as many columns as fit. */
export const fields = (rows: readonly Row[], room: Bounds) => grid(rows, room, 200, field);

/** Labels and large numbers, in as many columns as fit. */
export const figures = (rows: readonly Row[], room: Bounds) => grid(rows, room, 120, figure);
