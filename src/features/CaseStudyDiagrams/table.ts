import { columnGap, padding, type Bounds, type Row } from "./rows";
import {
  rect,
  textHeight,
  rule,
  textWidth,
  merge,
  type Diagram,
  type TextStyle,
  layoutText,
} from "./shapes";

const isAmount = (cell: string) => /^([−–-]?[$€£]?\d[\d.,:]*\s?[%a-zA-Z]{0,3}|–)$/.test(cell);

/** Column widths: the content plus an even share of the rest, or shrunk toward the longest word; undefined if that does not fit. */
const columnsOf = (rows: readonly Row[], width: number) => {
  const count = rows[0]?.cells.length ?? 1;
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map(({ cells }) => textWidth(cells[index] ?? "", "strong"))),
  );
  // The minimum is the longest word, which cannot be wrapped.
  const needed = Array.from({ length: count }, (_, index) =>
    Math.max(
      ...rows
        .flatMap(({ cells }) => (cells[index] ?? "").split(" "))
        .map((word) => textWidth(word, "strong")),
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

/** Stacked rows: the first cell, then the others with their column headers as labels. */
const records = ([heads, ...rows]: readonly Row[], { x, y, width }: Bounds): Diagram => {
  const inner = width - 2 * padding;
  const labels = heads?.cells ?? [];
  const label = Math.min(Math.max(...labels.map((one) => textWidth(one, "soft"))), inner * 0.45);
  const rest = inner - label - columnGap;
  let top = y;

  return merge(
    rows.map(({ cells: [first = "", ...cells], highlighted }) => {
      const start = top;
      top += padding;
      const line = (height: number) => {
        const at = top;
        top += height;

        return at;
      };
      const lines = [
        ...layoutText(first, "strong", {
          x: x + padding,
          y: line(textHeight(first, "strong", inner)),
          width: inner,
        }),
        ...cells.flatMap((cell, index) => {
          const head = labels[index + 1] ?? "";
          const at = line(
            3 + Math.max(textHeight(head, "soft", label), textHeight(cell, "body", rest)),
          );

          return [
            ...layoutText(head, "soft", { x: x + padding, y: at + 4, width: label }),
            ...layoutText(cell, "body", {
              x: x + padding + label + columnGap,
              y: at + 3,
              width: rest,
            }),
          ];
        }),
      ];
      top += padding;
      const paths = [
        ...(highlighted ? [rect("mark", x, start, width, top - start)] : []),
        rule(x, top, width),
      ];

      return { lines, paths, height: top };
    }),
  );
};

/** A table, or stacked rows if its words do not fit. */
export const table = (rows: readonly Row[], room: Bounds): Diagram => {
  const { x, y, width } = room;
  const columns = columnsOf(rows, width - 2 * padding);
  if (!columns) return records(rows, room);

  const atEnd = columns.map(
    (_, index) => index > 0 && rows.slice(1).every(({ cells }) => isAmount(cells[index] ?? "")),
  );
  let top = y;

  return merge(
    rows.map(({ cells, highlighted }, row) => {
      const voiceOf = (index: number): TextStyle =>
        row === 0 ? "soft" : index === 0 || highlighted ? "strong" : "body";
      const height =
        Math.max(
          ...columns.map((column, index) =>
            textHeight(cells[index] ?? "", voiceOf(index), column.width),
          ),
        ) +
        2 * padding;
      const lines = columns.flatMap((column, index) =>
        layoutText(cells[index] ?? "", voiceOf(index), {
          x: x + padding + column.start + (atEnd[index] ? column.width : 0),
          y: top + padding,
          width: column.width,
          anchor: atEnd[index] ? "end" : "start",
        }),
      );
      const paths = [
        ...(highlighted ? [rect("mark", x, top, width, height)] : []),
        rule(x, top + height, width),
      ];
      top += height;

      return { lines, paths, height: top };
    }),
  );
};
