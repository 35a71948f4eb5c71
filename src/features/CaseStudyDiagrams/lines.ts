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

/** Lines with a note at the end, or below if it does not fit. */
export const list = (rows: readonly Row[], { x, y, width }: Bounds): Diagram => {
  const inner = width - 2 * padding;
  let top = y;

  return merge(
    rows.map(({ cells: [line = "", note = ""], highlighted }) => {
      const voice: TextStyle = highlighted ? "strong" : "body";
      const beside = textWidth(line, voice) + textWidth(note, "soft") + columnGap <= inner;
      const own = textHeight(line, voice, inner);
      const height = own + (beside || !note ? 0 : textHeight(note, "soft", inner)) + 2 * padding;
      const lines = [
        ...layoutText(line, voice, { x: x + padding, y: top + padding, width: inner }),
        ...(note
          ? layoutText(note, "soft", {
              x: beside ? x + width - padding : x + padding,
              y: top + padding + (beside ? 1 : own),
              width: inner,
              anchor: beside ? "end" : "start",
            })
          : []),
      ];
      const paths = [
        ...(highlighted ? [rect("mark", x, top, width, height)] : []),
        rule(x, top + height, width),
      ];
      top += height;

      return { lines, paths, height: top };
    }),
  );
};

const amountOf = (cell = "") => Number(/\d[\d.,]*/.exec(cell)?.[0].replaceAll(",", "") ?? 0);

/** A horizontal bar chart. */
export const bars = (rows: readonly Row[], { x, y, width }: Bounds): Diagram => {
  const most = Math.max(1, ...rows.map(({ cells }) => amountOf(cells[1])));
  const widest = (index: number, voice: TextStyle) =>
    Math.max(...rows.map(({ cells }) => textWidth(cells[index] ?? "", voice)));
  const label = Math.min(widest(0, "body"), width * 0.4);
  const end = widest(1, "strong");
  const free = width - label - end - 2 * columnGap;
  let top = y;

  return merge(
    rows.map(({ cells: [name = "", value = ""], highlighted }) => {
      const height = textHeight(name, "body", label);
      const long = Math.max(2, Math.round((free * amountOf(value)) / most));
      const shapes = {
        lines: [
          ...layoutText(name, "body", { x, y: top, width: label }),
          ...layoutText(value, "strong", {
            x: x + width,
            y: top,
            width: end + 1,
            anchor: "end" as const,
          }),
        ],
        paths: [rect(highlighted ? "act" : "bar", x + label + columnGap, top + 2, long, 13)],
        height: top + height,
      };
      top += height + 12;

      return shapes;
    }),
  );
};
