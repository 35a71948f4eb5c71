import { columnGap, padding, type Room, type Row } from "./rows";
import { box, heightIn, rule, spanOf, together, type Shapes, type Voice, wordsIn } from "./shapes";

const isAmount = (cell: string) => /^([−–-]?[$€£]?\d[\d.,:]*\s?[%a-zA-Z]{0,3}|–)$/.test(cell);

/** How wide the columns of a table are: as much as their words ask for, and an even share of what is left or missing. Undefined where the longest words do not fit. */
const columnsOf = (rows: readonly Row[], width: number) => {
  const count = rows[0]?.cells.length ?? 1;
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map(({ cells }) => spanOf(cells[index] ?? "", "strong"))),
  );
  // A column is at least as wide as its longest word, which cannot be broken.
  const needed = Array.from({ length: count }, (_, index) =>
    Math.max(
      ...rows
        .flatMap(({ cells }) => (cells[index] ?? "").split(" "))
        .map((word) => spanOf(word, "strong")),
    ),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const free = width - columnGap * (count - 1);
  if (sum(needed) > free) return undefined;

  const stretch = wanted.map((one, index) => one - (needed[index] ?? 0));
  const share = (free - sum(needed)) / (sum(stretch) || 1);
  const columns =
    share < 1
      ? needed.map((one, index) => one + (stretch[index] ?? 0) * share)
      : wanted.map((one) => one + (free - sum(wanted)) / count);

  let x = 0;

  return columns.map((column) => {
    const start = x;
    x += column + columnGap;

    return { start, width: column };
  });
};

/** The rows of a table one below the other: the first cell, then the others behind the heads of their columns. */
const records = ([heads, ...rows]: readonly Row[], { x, y, width }: Room): Shapes => {
  const inner = width - 2 * padding;
  const labels = heads?.cells ?? [];
  const label = Math.min(Math.max(...labels.map((one) => spanOf(one, "soft"))), inner * 0.45);
  const rest = inner - label - columnGap;
  let top = y;

  return together(
    rows.map(({ cells: [first = "", ...cells], marked }) => {
      const start = top;
      top += padding;
      const line = (height: number) => {
        const at = top;
        top += height;

        return at;
      };
      const words = [
        ...wordsIn(first, "strong", {
          x: x + padding,
          y: line(heightIn(first, "strong", inner)),
          width: inner,
        }),
        ...cells.flatMap((cell, index) => {
          const head = labels[index + 1] ?? "";
          const at = line(
            3 + Math.max(heightIn(head, "soft", label), heightIn(cell, "body", rest)),
          );

          return [
            ...wordsIn(head, "soft", { x: x + padding, y: at + 4, width: label }),
            ...wordsIn(cell, "body", {
              x: x + padding + label + columnGap,
              y: at + 3,
              width: rest,
            }),
          ];
        }),
      ];
      top += padding;
      const strokes = [
        ...(marked ? [box("mark", x, start, width, top - start)] : []),
        rule(x, top, width),
      ];

      return { words, strokes, height: top };
    }),
  );
};

/** A table, or where its words do not fit, its rows one below the other. */
export const table = (rows: readonly Row[], room: Room): Shapes => {
  const { x, y, width } = room;
  const columns = columnsOf(rows, width - 2 * padding);
  if (!columns) return records(rows, room);

  const atEnd = columns.map(
    (_, index) => index > 0 && rows.slice(1).every(({ cells }) => isAmount(cells[index] ?? "")),
  );
  let top = y;

  return together(
    rows.map(({ cells, marked }, row) => {
      const voiceOf = (index: number): Voice =>
        row === 0 ? "soft" : index === 0 || marked ? "strong" : "body";
      const height =
        Math.max(
          ...columns.map((column, index) =>
            heightIn(cells[index] ?? "", voiceOf(index), column.width),
          ),
        ) +
        2 * padding;
      const words = columns.flatMap((column, index) =>
        wordsIn(cells[index] ?? "", voiceOf(index), {
          x: x + padding + column.start + (atEnd[index] ? column.width : 0),
          y: top + padding,
          width: column.width,
          anchor: atEnd[index] ? "end" : "start",
        }),
      );
      const strokes = [
        ...(marked ? [box("mark", x, top, width, height)] : []),
        rule(x, top + height, width),
      ];
      top += height;

      return { words, strokes, height: top };
    }),
  );
};
