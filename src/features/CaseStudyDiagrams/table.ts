import { columnGap, padding, stackRows, type Bounds, type Row } from "./rows";
import { textHeight, textWidth, type Diagram, type TextStyle, layoutText } from "./diagram";

const isAmount = (cell: string) => /^([−–-]?[$€£]?\d[\d.,:]*\s?[%a-zA-Z]{0,3}|–)$/.test(cell);

/** Column widths: the content plus an even share of the rest, or shrunk toward the longest word; undefined if that does not fit. */
const columnsOf = (rows: readonly Row[], width: number) => {
  const count = rows[0]?.cells.length ?? 1;
  const maxContent = Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map(({ cells }) => textWidth(cells[index] ?? "", "strong"))),
  );
  // The minimum is the longest word, which cannot be wrapped.
  const minContent = Array.from({ length: count }, (_, index) =>
    Math.max(
      ...rows
        .flatMap(({ cells }) => (cells[index] ?? "").split(" "))
        .map((word) => textWidth(word, "strong")),
    ),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const available = width - columnGap * (count - 1);
  if (sum(minContent) > available) return undefined;

  const stretch = maxContent.map((one, index) => one - (minContent[index] ?? 0));
  const share = (available - sum(minContent)) / (sum(stretch) || 1);
  const columns =
    share < 1
      ? minContent.map((one, index) => one + (stretch[index] ?? 0) * share)
      : maxContent.map((one) => one + (available - sum(maxContent)) / count);

  let x = 0;

  return columns.map((column) => {
    const start = x;
    x += column + columnGap;

    return { start, width: column };
  });
};

/** Stacked rows: the first cell, then the others with their column headers as labels. */
const stackedRows = ([headerRow, ...rows]: readonly Row[], bounds: Bounds): Diagram => {
  const { x, width } = bounds;
  const inner = width - 2 * padding;
  const labels = headerRow?.cells ?? [];
  const label = Math.min(Math.max(...labels.map((one) => textWidth(one, "soft"))), inner * 0.45);
  const cellWidth = inner - label - columnGap;

  return stackRows(rows, bounds, ({ cells: [first = "", ...cells] }, top) => {
    let bottom = top + padding;
    const line = (height: number) => {
      const at = bottom;
      bottom += height;

      return at;
    };
    const lines = [
      ...layoutText(first, "strong", {
        x: x + padding,
        y: line(textHeight(first, "strong", inner)),
        width: inner,
      }),
      ...cells.flatMap((cell, index) => {
        const header = labels[index + 1] ?? "";
        const at = line(
          3 + Math.max(textHeight(header, "soft", label), textHeight(cell, "body", cellWidth)),
        );

        return [
          ...layoutText(header, "soft", { x: x + padding, y: at + 4, width: label }),
          ...layoutText(cell, "body", {
            x: x + padding + label + columnGap,
            y: at + 3,
            width: cellWidth,
          }),
        ];
      }),
    ];

    return { lines, height: bottom + padding - top };
  });
};

/** A table, or stacked rows if its text does not fit. */
export const table = (rows: readonly Row[], bounds: Bounds): Diagram => {
  const { x, width } = bounds;
  const columns = columnsOf(rows, width - 2 * padding);
  if (!columns) return stackedRows(rows, bounds);

  const alignEnd = columns.map(
    (_, index) => index > 0 && rows.slice(1).every(({ cells }) => isAmount(cells[index] ?? "")),
  );

  return stackRows(rows, bounds, ({ cells, highlighted }, top, row) => {
    const styleOf = (index: number): TextStyle =>
      row === 0 ? "soft" : index === 0 || highlighted ? "strong" : "body";
    const heights = columns.map((column, index) =>
      textHeight(cells[index] ?? "", styleOf(index), column.width),
    );
    const lines = columns.flatMap((column, index) =>
      layoutText(cells[index] ?? "", styleOf(index), {
        x: x + padding + column.start + (alignEnd[index] ? column.width : 0),
        y: top + padding,
        width: column.width,
        anchor: alignEnd[index] ? "end" : "start",
      }),
    );

    return { lines, height: Math.max(...heights) + 2 * padding };
  });
};
