import { columnGap, padding, type Room, type Row } from "./rows";
import { box, heightIn, rule, spanOf, together, type Shapes, type Voice, wordsIn } from "./shapes";

/** Lines with a note at their end, or below them where there is no room. */
export const list = (rows: readonly Row[], { x, y, width }: Room): Shapes => {
  const inner = width - 2 * padding;
  let top = y;

  return together(
    rows.map(({ cells: [line = "", note = ""], marked }) => {
      const voice: Voice = marked ? "strong" : "body";
      const beside = spanOf(line, voice) + spanOf(note, "soft") + columnGap <= inner;
      const own = heightIn(line, voice, inner);
      const height = own + (beside || !note ? 0 : heightIn(note, "soft", inner)) + 2 * padding;
      const words = [
        ...wordsIn(line, voice, { x: x + padding, y: top + padding, width: inner }),
        ...(note
          ? wordsIn(note, "soft", {
              x: beside ? x + width - padding : x + padding,
              y: top + padding + (beside ? 1 : own),
              width: inner,
              anchor: beside ? "end" : "start",
            })
          : []),
      ];
      const strokes = [
        ...(marked ? [box("mark", x, top, width, height)] : []),
        rule(x, top + height, width),
      ];
      top += height;

      return { words, strokes, height: top };
    }),
  );
};

const amountOf = (cell = "") => Number(/\d[\d.,]*/.exec(cell)?.[0].replaceAll(",", "") ?? 0);

/** Lines with a bar for their amount. */
export const bars = (rows: readonly Row[], { x, y, width }: Room): Shapes => {
  const most = Math.max(1, ...rows.map(({ cells }) => amountOf(cells[1])));
  const widest = (index: number, voice: Voice) =>
    Math.max(...rows.map(({ cells }) => spanOf(cells[index] ?? "", voice)));
  const label = Math.min(widest(0, "body"), width * 0.4);
  const end = widest(1, "strong");
  const free = width - label - end - 2 * columnGap;
  let top = y;

  return together(
    rows.map(({ cells: [name = "", value = ""], marked }) => {
      const height = heightIn(name, "body", label);
      const long = Math.max(2, Math.round((free * amountOf(value)) / most));
      const shapes = {
        words: [
          ...wordsIn(name, "body", { x, y: top, width: label }),
          ...wordsIn(value, "strong", {
            x: x + width,
            y: top,
            width: end + 1,
            anchor: "end" as const,
          }),
        ],
        strokes: [box(marked ? "act" : "bar", x + label + columnGap, top + 2, long, 13)],
        height: top + height,
      };
      top += height + 12;

      return shapes;
    }),
  );
};
