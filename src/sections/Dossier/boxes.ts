import { padding, type Room, type Row } from "./rows";
import { box, heightIn, lineHeight, spanOf, together, type Shapes, wordsIn } from "./shapes";

/** Rows of as many equal places as fit, each of which draws itself. */
const grid = (
  rows: readonly Row[],
  { x, y, width }: Room,
  least: number,
  draw: (row: Row, place: Room) => Shapes,
): Shapes => {
  const most = Math.max(1, Math.floor((width + 16) / (least + 16)));
  const count = Math.ceil(rows.length / Math.ceil(rows.length / most));
  const each = (width - 16 * (count - 1)) / count;
  const lines = Array.from({ length: Math.ceil(rows.length / count) }, (_, line) =>
    rows.slice(line * count, (line + 1) * count),
  );
  let top = y;

  return together(
    lines.map((line) => {
      const drawn = together(
        line.map((row, index) => draw(row, { x: x + index * (each + 16), y: top, width: each })),
      );
      top = drawn.height + 12;

      return drawn;
    }),
  );
};

/** The box around words; a marked one has a stronger edge, too, since not everybody sees its color. */
const framed = (
  marked: boolean,
  ...place: [x: number, y: number, width: number, height: number]
) => (marked ? [box("mark", ...place), box("line", ...place)] : [box("field", ...place)]);

const figure = ({ cells: [label = "", value = ""], marked }: Row, { x, y, width }: Room) => {
  const inner = width - 2 * padding;
  const head = heightIn(label, "soft", inner);
  const height = padding + head + heightIn(value, "figure", inner) + padding;

  return {
    words: [
      ...wordsIn(label, "soft", { x: x + padding, y: y + padding, width: inner }),
      ...wordsIn(value, "figure", { x: x + padding, y: y + padding + head, width: inner }),
    ],
    strokes: framed(marked, x, y, width, height),
    height: y + height,
  };
};

const field = ({ cells: [label = "", value = ""], marked }: Row, { x, y, width }: Room) => {
  const inner = width - 2 * padding - 4;
  const head = heightIn(label, "soft", width) + 4;
  const height = Math.max(heightIn(value, "body", inner), lineHeight("body")) + 2 * padding;

  return {
    words: [
      ...wordsIn(label, "soft", { x, y, width }),
      ...wordsIn(value, "body", { x: x + padding + 4, y: y + head + padding, width: inner }),
    ],
    strokes: framed(marked, x, y + head, width, height),
    height: y + head + height,
  };
};

/** Buttons in a line, the first one for acting. */
export const buttons = (rows: readonly Row[], { x, y, width }: Room): Shapes => {
  const height = lineHeight("act") + 2 * padding + 4;
  let [left, top] = [x, y];

  return together(
    rows.map(({ cells: [label = ""] }, index) => {
      const own = Math.min(spanOf(label, "strong") + 36, width);
      if (left > x && left + own > x + width) [left, top] = [x, top + height + 10];
      const start = left;
      left += own + 12;

      return {
        words: wordsIn(label, index === 0 ? "act" : "strong", {
          x: start + own / 2,
          y: top + padding + 2,
          width: own,
          anchor: "middle",
        }),
        strokes: [box(index === 0 ? "act" : "field", start, top, own, height)],
        height: top + height,
      };
    }),
  );
};

/** Labels with what was entered, in as many columns as fit. */
export const fields = (rows: readonly Row[], room: Room) => grid(rows, room, 200, field);

/** Labels with a large number, in as many columns as fit. */
export const figures = (rows: readonly Row[], room: Room) => grid(rows, room, 120, figure);
